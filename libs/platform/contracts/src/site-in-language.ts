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

/**
 * Selects the texts of one language; falls back to zh, else to the first given language. Claims that are given once for all
 * languages have their numbers as the language writes them: 10,000+ is 10.000+ in Indonesian.
 */
export function siteInLanguage(config: SiteConfig, language: string): Site {
  const translate = (text: SiteText): string => (typeof text === 'string' ? text : textIn(text, language));
  const figure = (text: SiteText): string =>
    typeof text === 'string' ? writeNumbers(text, language) : textIn(text, language);
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
      sellers: figure(config.heroClaims.sellers),
      rating: figure(config.heroClaims.rating),
    },
  };
}

function textIn(texts: Readonly<Record<string, string>>, language: string): string {
  return texts[language] ?? texts['zh'] ?? Object.values(texts)[0] ?? '';
}

/** Numbers as English writes them, as the language does; what has no separator stays, for it may be a year. */
function writeNumbers(text: string, language: string): string {
  return text.replace(/\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+\.\d+/g, (number) => {
    const digits = number.split('.')[1]?.length ?? 0;
    return new Intl.NumberFormat(language, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(Number(number.replaceAll(',', '')));
  });
}
