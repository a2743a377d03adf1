import type { Language, Translate } from '@seller-toolbox/words';
import { I18nProvider, useWords } from '@seller-toolbox/words/react';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { useLanguageTrace } from '@seller-toolbox/site-kit/use-language-trace';
import { FRAME_WORDS, type AdminFrameWords, type AdminWords } from './admin-words.ts';

interface Shown {
  readonly words: AdminWords;
  readonly switchTo: (language: Language) => void;
  /** The words of the requested language did not arrive. */
  readonly failed: boolean;
}

const AdminWordsContext = createContext<Shown | null>(null);

/** Gives everything below it the words; a router must be around it. */
export function AdminWordsProvider({ words, children }: { words: AdminWords; children: ReactNode }) {
  const [failed, setFailed] = useState(false);
  const value = useMemo<Shown>(
    () => ({
      words,
      failed,
      switchTo: (to) => {
        setFailed(false);
        words.show(to).catch(() => setFailed(true));
      },
    }),
    [failed, words],
  );
  return (
    <AdminWordsContext value={value}>
      <I18nProvider i18n={words.i18n}>
        <LanguageTrace />
        {children}
      </I18nProvider>
    </AdminWordsContext>
  );
}

function LanguageTrace() {
  useLanguageTrace();
  return null;
}

export function useAdminWords(): Shown {
  const shown = useContext(AdminWordsContext);
  if (!shown) throw new Error('the admin section needs an AdminWordsProvider around it');
  return shown;
}

/** The words of the frame. */
export function useFrameWords(): Translate<AdminFrameWords> {
  return useWords<AdminFrameWords>(FRAME_WORDS.namespace);
}
