import * as z from 'zod/mini';
import { ANNOUNCEMENT_LANGUAGES } from './announcements.ts';
import { bareOrigin } from './bare-origin.ts';
import { emailAddressSchema } from './email-address.ts';
import { SITE_NAMES } from './site-names.ts';

/** A text of the site: one for all languages, or one per language code with `zh` as the fallback. */
const siteText = (maxLength: number, minLength = 0) => {
  const text = z.string().check(z.trim(), z.minLength(minLength), z.maxLength(maxLength));
  return z.union(
    [text, z.partialRecord(z.enum(ANNOUNCEMENT_LANGUAGES), text)],
    `must be a text of ${minLength > 0 ? `${minLength} to` : 'at most'} ${maxLength} characters, or such texts by language: ${ANNOUNCEMENT_LANGUAGES.join(', ')}`,
  );
};
export type SiteText = z.output<ReturnType<typeof siteText>>;

const webAddress = z
  .string()
  .check(
    z.maxLength(500),
    z.regex(/^(https?:\/\/[^\s"'<>]+)?$/, 'must be an http or https address, or empty'),
  );
const origin = z.string().check(
  z.refine(
    (address) => address === '' || bareOrigin(address) !== null,
    'must be scheme, host and port only, like https://tools.example.com, or empty',
  ),
  z.overwrite((address) => bareOrigin(address) ?? address),
);
const verificationCode = z._default(
  z.string().check(z.regex(/^[\w=.-]{0,200}$/, 'must be the bare code, without the tag around it')),
  '',
);

const filingSchema = z.strictObject({ label: siteText(120), url: webAddress });
const MAX_FILINGS = 2;
/** The header of a phone has space for about 20 of them. */
const MAX_SITE_NAME = 40;

/**
 * The site configuration, a JSON file. Every field has a neutral placeholder as default; an empty text hides its place. Pages contain
 * `{{site.<field>}}`, which the service fills in.
 */
export const siteConfigSchema = z.strictObject({
  /** In the header, the titles of pages, previews of links and the installed app; `{{site.siteName}}`. */
  siteName: z._default(siteText(MAX_SITE_NAME, 1), SITE_NAMES),
  companyName: z._default(siteText(120), 'Seller Toolbox'),
  registrationNumber: z._default(siteText(120), '—'),
  /** Filing records under the footer, none to two; `{{site.filings.0.label}}`. */
  filings: z._default(z.array(filingSchema).check(z.maxLength(MAX_FILINGS)), [
    { label: '—', url: '' },
    { label: '—', url: '' },
  ]),
  contactEmail: z._default(emailAddressSchema, 'contact@example.com'),
  authorText: z._default(siteText(1000), 'Seller Toolbox'),
  /** Empty: the link announces a future forum. */
  forumUrl: z._default(webAddress, ''),
  /**
   * Claims of the hero with the defaults of the specification; `show: false` hides them. A site with a public address shows
   * them only if they are `confirmed` as its own figures.
   */
  heroClaims: z._default(
    z.strictObject({
      show: z._default(z.boolean(), true),
      sellers: z._default(siteText(40), '10,000+'),
      rating: z._default(siteText(40), '4.9/5'),
      confirmed: z._default(z.boolean(), false),
    }),
    { show: true, sellers: '10,000+', rating: '4.9/5', confirmed: false },
  ),
  /** Verification codes for search engines. */
  verification: z._default(
    z.strictObject({
      google: verificationCode,
      bing: verificationCode,
      baidu: verificationCode,
      yandex: verificationCode,
    }),
    { google: '', bing: '', baidu: '', yandex: '' },
  ),
  /** Rule set of an input that names none: the one in force on the day, or `standard`. */
  defaultRuleSet: z._default(z.enum(['in-force', 'standard']), 'in-force'),
  /** `specification`: the start as the specification has it, whatever single fields say. */
  profile: z.optional(z.literal('specification')),
  /** Public origin of the site; `PUBLIC_URL` overrides it. */
  publicUrl: z._default(origin, ''),
});
/** With what the service adds to the file. */
export type SiteConfig = z.output<typeof siteConfigSchema> & {
  /** Whether pages of other sites may show tools. */
  readonly embeds?: boolean;
  /** Which legal pages have a text of the operator in some language. */
  readonly ownLegal?: { readonly terms: boolean; readonly privacy: boolean };
  /** The operator's text of the legal page that this is; empty: the built-in one. */
  readonly legal?: { readonly page: string; readonly language: string; readonly text: string };
};

/** The configuration with what its profile decides. */
export function withProfile(config: SiteConfig): SiteConfig {
  return config.profile === 'specification' ? { ...config, defaultRuleSet: 'standard' } : config;
}
