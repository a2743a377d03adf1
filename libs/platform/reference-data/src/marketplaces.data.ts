/** A marketplace for the calculators: currency, units, language and time zone. */
export interface Marketplace {
  /** The code that sellers use; it differs from ISO 3166 for the United Kingdom only. */
  readonly code: string;
  /** ISO 3166-1, for the name in the reader's language. */
  readonly region: string;
  /** ISO 4217. */
  readonly currency: string;
  /** The units of its fee cards. */
  readonly unitSystem: 'imperial' | 'metric';
  /** BCP 47, the main language of its listings. */
  readonly language: string;
  readonly locale: string;
  /** IANA zone of its days: fees and events are dated there. */
  readonly timeZone: string;
}

/**
 * The ten marketplaces of the calculators, the default first. Country, currency and language: marketplace list of the Selling
 * Partner API (developer-docs.amazon.com/sp-api/docs/marketplace-ids); units: their fee cards; zones: IANA. Canada is run on
 * Pacific time like the United States. Checked 2026-11-21.
 */
export const MARKETPLACES = [
  {
    code: 'US',
    region: 'US',
    currency: 'USD',
    unitSystem: 'imperial',
    language: 'en',
    locale: 'en-US',
    timeZone: 'America/Los_Angeles',
  },
  {
    code: 'CA',
    region: 'CA',
    currency: 'CAD',
    unitSystem: 'metric',
    language: 'en',
    locale: 'en-CA',
    timeZone: 'America/Los_Angeles',
  },
  {
    code: 'UK',
    region: 'GB',
    currency: 'GBP',
    unitSystem: 'metric',
    language: 'en',
    locale: 'en-GB',
    timeZone: 'Europe/London',
  },
  {
    code: 'DE',
    region: 'DE',
    currency: 'EUR',
    unitSystem: 'metric',
    language: 'de',
    locale: 'de-DE',
    timeZone: 'Europe/Berlin',
  },
  {
    code: 'FR',
    region: 'FR',
    currency: 'EUR',
    unitSystem: 'metric',
    language: 'fr',
    locale: 'fr-FR',
    timeZone: 'Europe/Paris',
  },
  {
    code: 'IT',
    region: 'IT',
    currency: 'EUR',
    unitSystem: 'metric',
    language: 'it',
    locale: 'it-IT',
    timeZone: 'Europe/Rome',
  },
  {
    code: 'ES',
    region: 'ES',
    currency: 'EUR',
    unitSystem: 'metric',
    language: 'es',
    locale: 'es-ES',
    timeZone: 'Europe/Madrid',
  },
  {
    code: 'JP',
    region: 'JP',
    currency: 'JPY',
    unitSystem: 'metric',
    language: 'ja',
    locale: 'ja-JP',
    timeZone: 'Asia/Tokyo',
  },
  {
    code: 'AU',
    region: 'AU',
    currency: 'AUD',
    unitSystem: 'metric',
    language: 'en',
    locale: 'en-AU',
    timeZone: 'Australia/Sydney',
  },
  {
    code: 'IN',
    region: 'IN',
    currency: 'INR',
    unitSystem: 'metric',
    language: 'en',
    locale: 'en-IN',
    timeZone: 'Asia/Kolkata',
  },
] as const satisfies readonly Marketplace[];

export type MarketplaceCode = (typeof MARKETPLACES)[number]['code'];

/** A marketplace with centimeters and kilograms, in the main language of its country. */
const metric = <const Code extends string>(
  code: Code,
  currency: string,
  language: string,
  timeZone: string,
) => ({
  code,
  region: code,
  currency,
  unitSystem: 'metric' as const,
  language,
  locale: `${language}-${code}`,
  timeZone,
});

/** All marketplaces with fulfillment fees: the ten, and those that only the fee calculators have. Checked 2026-11-22. */
export const FEE_MARKETPLACES = [
  ...MARKETPLACES,
  metric('NL', 'EUR', 'nl', 'Europe/Amsterdam'),
  metric('BE', 'EUR', 'nl', 'Europe/Brussels'),
  metric('SE', 'SEK', 'sv', 'Europe/Stockholm'),
  metric('PL', 'PLN', 'pl', 'Europe/Warsaw'),
  metric('MX', 'MXN', 'es', 'America/Mexico_City'),
  metric('AE', 'AED', 'en', 'Asia/Dubai'),
] as const satisfies readonly Marketplace[];

export type FeeMarketplaceCode = (typeof FEE_MARKETPLACES)[number]['code'];

const codesOf = <Code extends string>(marketplaces: readonly { readonly code: Code }[]) =>
  marketplaces.map(({ code }) => code) as [Code, ...Code[]];

/** The codes in display order; a tuple, as required by schemas. */
export const MARKETPLACE_CODES = codesOf(MARKETPLACES);
export const FEE_MARKETPLACE_CODES = codesOf(FEE_MARKETPLACES);

/** What is known of a marketplace. */
export function marketplaceOf(code: FeeMarketplaceCode): Marketplace {
  return FEE_MARKETPLACES.find((marketplace) => marketplace.code === code) ?? MARKETPLACES[0];
}
