import { DEFAULT_LANGUAGE, type Language } from '@seller-toolbox/i18n';
import { useLanguage } from '@seller-toolbox/i18n/react';
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { addressInLanguage } from './address-language.ts';
import { pageAt } from './pages.ts';
import { useSiteWords } from './site-words.tsx';
import { storedLanguage } from './stored-language.ts';

export interface LanguageSwitch {
  readonly switchTo: (language: Language) => void;
  /** The words of the language that was asked for did not arrive. */
  readonly failed: boolean;
}

const LanguageSwitchContext = createContext<LanguageSwitch>({ switchTo: () => undefined, failed: false });

export function useLanguageSwitch(): LanguageSwitch {
  return useContext(LanguageSwitchContext);
}

/** Keeps storage, address and root element in the language that the page shows. */
export function LanguageSwitchProvider({ children }: { children: ReactNode }) {
  const words = useSiteWords();
  const language = useLanguage();
  const location = useLocation();
  const navigate = useNavigate();
  const [failed, setFailed] = useState(false);
  const { namespace } = pageAt(location.pathname);

  useEffect(() => {
    document.documentElement.lang = language;
    const stored = storedLanguage.read();
    // Whoever has chosen nothing and reads the default has still chosen nothing.
    if (language !== (stored ?? DEFAULT_LANGUAGE)) storedLanguage.write(language);
  }, [language]);

  useEffect(() => {
    // The fragment is read from the window: tools write it without telling the router.
    const address = addressInLanguage(window.location, language);
    const current = window.location.pathname + window.location.search + window.location.hash;
    if (address !== current) void navigate(address, { replace: true, state: location.state });
  }, [language, location, navigate]);

  const value = useMemo<LanguageSwitch>(
    () => ({
      failed,
      switchTo: (to) => {
        setFailed(false);
        words.show(to, namespace).catch(() => setFailed(true));
      },
    }),
    [failed, namespace, words],
  );
  return <LanguageSwitchContext.Provider value={value}>{children}</LanguageSwitchContext.Provider>;
}
