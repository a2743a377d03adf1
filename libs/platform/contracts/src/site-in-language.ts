import type { SiteConfig, SiteText } from './site-config.ts';

type InOneLanguage<T> = SiteText extends T
  ? string
  : T extends object
    ? { [Key in keyof T]: InOneLanguage<T[Key]> }
    : T;

/** The configuration with every text in one language, for pages and scripts. */
export type Site = Omit<InOneLanguage<SiteConfig>, 'filings'> & {
  /** Always two, because pages have two placeholders; a missing one is empty. */
  readonly filings: [Filing, Filing];
};
interface Filing {
  readonly label: string;
  readonly url: string;
}
const NO_FILING: Filing = { label: '', url: '' };

/** Selects the texts of one language; falls back to zh, else to the first given language. */
export function siteInLanguage(config: SiteConfig, language: string): Site {
  const translate = (text: SiteText): string => (typeof text === 'string' ? text : textIn(text, language));
  const [first = NO_FILING, second = NO_FILING] = config.filings;
  return {
    ...config,
    siteName: translate(config.siteName),
    companyName: translate(config.companyName),
    registrationNumber: translate(config.registrationNumber),
    filings: [
      { ...first, label: translate(first.label) },
      { ...second, label: translate(second.label) },
    ],
    authorText: translate(config.authorText),
    heroClaims: {
      ...config.heroClaims,
      sellers: translate(config.heroClaims.sellers),
      rating: translate(config.heroClaims.rating),
    },
  };
}

function textIn(texts: Readonly<Record<string, string>>, language: string): string {
  return texts[language] ?? texts['zh'] ?? Object.values(texts)[0] ?? '';
}
