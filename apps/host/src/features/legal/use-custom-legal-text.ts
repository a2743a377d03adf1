import { useLanguage } from '@seller-toolbox/words/react';
import { useEffect, useState } from 'react';
import { useSite } from '../../site/base/site-config.tsx';

export type LegalName = 'terms' | 'privacy';

/** In prerendered pages, for the service to fill in. */
const PLACEHOLDER = '{{site.legal.text}}';

/** The operator's text of a legal page in the language of the page; empty: the built-in one. */
export function useCustomLegalText(page: LegalName): string {
  const language = useLanguage();
  const { legal, ownLegal } = useSite();
  const isFilled = legal?.page === page && legal.language === language;
  const hasCustom = ownLegal?.[page] === true;
  const [loaded, setLoaded] = useState({ language: '', text: '' });

  useEffect(() => {
    if (isFilled || !hasCustom) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    import('@seller-toolbox/api-client/legal')
      .then(({ readLegalText }) => readLegalText(page, language, { signal }))
      // Without an answer, the built-in text stays.
      .then(
        ({ text }) => signal.aborted || setLoaded({ language, text: text ?? '' }),
        () => undefined,
      );
    return () => leaving.abort();
  }, [isFilled, hasCustom, language, page]);

  if (typeof window === 'undefined') return PLACEHOLDER;
  if (isFilled) return legal.text;
  return loaded.language === language ? loaded.text : '';
}
