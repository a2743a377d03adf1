import { useLanguage } from '@seller-toolbox/words/react';
import { useEffect } from 'react';
import { manifestPath } from '@seller-toolbox/site-kit/paths';

/** What is installed has the names of the language that the page shows, not of the one that it was served in. */
export function useManifestLanguage(): void {
  const language = useLanguage();
  useEffect(() => {
    document.querySelector('link[rel="manifest"]')?.setAttribute('href', manifestPath(language));
  }, [language]);
}
