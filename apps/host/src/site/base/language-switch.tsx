import { endWaitForUse } from '@seller-toolbox/browser-kit/first-use';
import type { Language } from '@seller-toolbox/words';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { addressAt } from '@seller-toolbox/site-kit/address-table';
import { useSiteWords } from './site-words.tsx';
import { useLanguageTrace } from '@seller-toolbox/site-kit/use-language-trace';

export interface LanguageSwitch {
  readonly switchTo: (language: Language) => void;
  /** The words of the requested language did not load. */
  readonly failed: boolean;
}

const LanguageSwitchContext = createContext<LanguageSwitch>({ switchTo: () => undefined, failed: false });

export function useLanguageSwitch(): LanguageSwitch {
  return useContext(LanguageSwitchContext);
}

/** Keeps storage, address and root element in the language that the page shows. */
export function LanguageSwitchProvider({ children }: { children: ReactNode }) {
  const words = useSiteWords();
  const { namespace } = addressAt(useLocation().pathname);
  const [failed, setFailed] = useState(false);
  useLanguageTrace();

  const value = useMemo<LanguageSwitch>(
    () => ({
      failed,
      switchTo: (to) => {
        endWaitForUse();
        setFailed(false);
        words.show(to, namespace).catch(() => setFailed(true));
      },
    }),
    [failed, namespace, words],
  );
  return <LanguageSwitchContext.Provider value={value}>{children}</LanguageSwitchContext.Provider>;
}
