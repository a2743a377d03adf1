import { chooseLanguage } from '@seller-toolbox/words';
import { provideIconDrawings } from '@seller-toolbox/ui';
import { iconOutline } from '@seller-toolbox/ui/icons';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { languageParam } from '@seller-toolbox/site-kit/address-language';
import { registerInlinedStyles } from '@seller-toolbox/site-kit/inlined-styles';
import { storedLanguage } from '@seller-toolbox/site-kit/stored-language';
import { createQueryClient } from '../session/query-client.ts';
import { openOtherTabs } from '../session/other-tabs.ts';
import { createServerClock } from '../session/server-clock.ts';
import { createSession } from '../session/session.ts';
import { AdminProviders } from './admin-providers.tsx';
import { AdminRoutes } from './admin-routes.tsx';
import { loadAdminWords } from './admin-words.ts';

/** Draws the section; who is signed in is asked while the words are on their way. */
export async function startAdmin(): Promise<void> {
  const page = document.documentElement;
  const root = document.getElementById('root');
  // The page that is hidden is being left for the stored language.
  if (!root || page.hidden) return;
  registerInlinedStyles(document);
  provideIconDrawings(async () => iconOutline);
  const clock = createServerClock();
  const session = createSession({ fetch: clock.fetch }, openOtherTabs());
  void session.resume();
  const language = chooseLanguage(languageParam(location.search), storedLanguage.read());
  const start = { words: await loadAdminWords(language), session, clock, queries: createQueryClient() };
  // Without transitions: a filter shows what the address says, and must not lag behind the hand.
  createRoot(root).render(
    <BrowserRouter useTransitions={false}>
      <AdminProviders start={start}>
        <AdminRoutes />
      </AdminProviders>
    </BrowserRouter>,
  );
}
