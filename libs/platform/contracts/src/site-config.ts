import * as z from 'zod/mini';
import { emailAddressSchema } from './email-address.ts';

/** A text of the site: one for all languages, or one per language code with `zh` as the fallback. */
const siteText = (maxLength: number) => {
  const text = z.string().check(z.maxLength(maxLength));
  return z.union([text, z.record(z.string(), text)]);
};
type SiteText = string | Record<string, string>;

const webAddress = z
  .string()
  .check(
    z.maxLength(500),
    z.regex(/^(https?:\/\/[^\s"'<>]+)?$/, 'must be an http or https address, or empty'),
  );
const verificationCode = z._default(
  z.string().check(z.regex(/^[\w=.-]{0,200}$/, 'must be the bare code, without the tag around it')),
  '',
);

const filingSchema = z.strictObject({ label: siteText(120), url: webAddress });
const MAX_FILINGS = 2;
const NO_FILING = { label: '', url: '' };

/**
 * What a deployer says of the site, as a JSON file. Every field has a neutral default that looks like the placeholder
 * it is. Pages carry `{{site.<field>}}`, which the service fills when it starts.
 */
export const siteConfigSchema = z.strictObject({
  companyName: z._default(siteText(120), 'Seller Toolbox'),
  registrationNumber: z._default(siteText(120), '—'),
  /** Filing records under the footer, none to two; `{{site.filings.0.label}}`. */
  filings: z._default(z.array(filingSchema).check(z.maxLength(MAX_FILINGS)), [
    { label: '—', url: '' },
    { label: '—', url: '' },
  ]),
  contactEmail: z._default(emailAddressSchema, 'contact@example.com'),
  authorText: z._default(siteText(1000), ''),
  /** Empty: the link only says that the forum is coming. */
  forumUrl: z._default(webAddress, ''),
  /** Claims of the hero. The defaults are the specification's; `show: false` hides them. */
  heroClaims: z._default(
    z.strictObject({
      show: z._default(z.boolean(), true),
      sellers: z._default(siteText(40), '10,000+'),
      rating: z._default(siteText(40), '4.9/5'),
    }),
    { show: true, sellers: '10,000+', rating: '4.9/5' },
  ),
  /** Codes by which search engines verify the owner. */
  verification: z._default(
    z.strictObject({
      google: verificationCode,
      bing: verificationCode,
      baidu: verificationCode,
      yandex: verificationCode,
    }),
    { google: '', bing: '', baidu: '', yandex: '' },
  ),
  /** With which rules tools start for a visitor who has chosen none: the standard ones, or those in force on the day. */
  defaultRuleSet: z._default(z.enum(['standard', 'in-force']), 'standard'),
  /** Where the site is reached, without a slash at the end. `PUBLIC_URL` overrules it. */
  publicUrl: z._default(webAddress, ''),
});
export type SiteConfig = z.output<typeof siteConfigSchema>;

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

/** Chooses the texts of one language; what is not translated is shown in zh, else in the first language given. */
export function siteInLanguage(config: SiteConfig, language: string): Site {
  const say = (text: SiteText): string =>
    typeof text === 'string' ? text : (text[language] ?? text['zh'] ?? Object.values(text)[0] ?? '');
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
