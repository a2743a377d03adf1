import { chooseLanguage } from '@seller-toolbox/i18n';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { languageParam } from '../../app/address-language.ts';
import { noteCarriedStyles } from '../../app/carried-styles.ts';
import { HeadingFocusProvider } from '../../app/heading-focus.tsx';
import { storedLanguage } from '../../app/stored-language.ts';
import { NoticesProvider } from '../parts/notices.tsx';
import { createQueryClient } from '../session/query-client.ts';
import { createSession } from '../session/session.ts';
import { SessionProvider } from '../session/session-context.tsx';
import { AdminWordsProvider } from './admin-words-context.tsx';
import { loadAdminWords } from './admin-words.ts';
import { AdminRoutes } from './admin-routes.tsx';

/** Draws the section; who is signed in is asked while the words are on their way. */
export async function startAdmin(): Promise<void> {
  const page = document.documentElement;
  const root = document.getElementById('root');
  // The page that is hidden is being left for the stored language.
  if (!root || page.hidden) return;
  noteCarriedStyles(document);
  const session = createSession();
  const resumed = session.resume();
  const language = chooseLanguage(languageParam(location.search), storedLanguage.read());
  const words = await loadAdminWords(language);
  createRoot(root).render(
    <BrowserRouter>
      <AdminWordsProvider words={words}>
        <SessionProvider value={session}>
          <QueryClientProvider client={createQueryClient()}>
            <NoticesProvider>
              <HeadingFocusProvider>
                <AdminRoutes />
              </HeadingFocusProvider>
            </NoticesProvider>
          </QueryClientProvider>
        </SessionProvider>
      </AdminWordsProvider>
    </BrowserRouter>,
  );
  await resumed;
}
