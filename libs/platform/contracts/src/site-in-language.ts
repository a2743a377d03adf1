import type { SiteConfig, SiteText } from './site-config.ts';

type InOneLanguage<T> = SiteText extends T
  ? string
  : T extends object
    ? { [Key in keyof T]: InOneLanguage<T[Key]> }
    : T;

/** The configuration with every text in one language: what a page is filled with and what its script reads. */
export type Site = Omit<InOneLanguage<SiteConfig>, 'filings'> & {
  /** Always two, as the pages are built; one that the deployer does not have is empty. */
  readonly filings: [Filing, Filing];
};
interface Filing {
  readonly label: string;
  readonly url: string;
}
const NO_FILING: Filing = { label: '', url: '' };

/** Chooses the texts of one language; what is not translated is shown in zh, else in the first language given. */
export function siteInLanguage(config: SiteConfig, language: string): Site {
  const say = (text: SiteText): string => (typeof text === 'string' ? text : textIn(text, language));
  const [first = NO_FILING, second = NO_FILING] = config.filings;
  return {
    ...config,
    companyName: say(config.companyName),
    registrationNumber: say(config.registrationNumber),
    filings: [
      { ...first, label: say(first.label) },
      { ...second, label: say(second.label) },
    ],
    authorText: say(config.authorText),
    heroClaims: {
      ...config.heroClaims,
      sellers: say(config.heroClaims.sellers),
      rating: say(config.heroClaims.rating),
    },
  };
}

function textIn(texts: Readonly<Record<string, string>>, language: string): string {
  return texts[language] ?? texts['zh'] ?? Object.values(texts)[0] ?? '';
}
