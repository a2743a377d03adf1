import { DEFAULT_LANGUAGE } from '@seller-toolbox/words';
import { useLanguage } from '@seller-toolbox/words/react';
import { useEffect } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';
import { addressInLanguage } from './address-language.ts';
import { storedLanguage } from './stored-language.ts';

/** Keeps storage, address and root element in the language that the page shows. */
export function useLanguageTrace(): void {
  const language = useLanguage();
  const location: Location<unknown> = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    document.documentElement.lang = language;
    const stored = storedLanguage.read();
    // Reading the default language is not a choice.
    if (language !== (stored ?? DEFAULT_LANGUAGE)) storedLanguage.write(language);
  }, [language]);

  useEffect(() => {
    // The fragment is read from the window: tools write it without telling the router.
    const address = addressInLanguage(window.location, language);
    const current = window.location.pathname + window.location.search + window.location.hash;
    if (address !== current) void navigate(address, { replace: true, state: location.state });
  }, [language, location, navigate]);
}
