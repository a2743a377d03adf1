import { marketplaceOf, type MarketplaceCode } from './marketplaces.data.ts';

/** A marketplace for listing text. */
export interface ListingMarketplace {
  readonly code: ListingMarketplaceCode;
  /** ISO 3166 country, for the name in the reader's language. */
  readonly region: string;
  /** BCP 47 language of its listings. */
  readonly language: string;
  /** Locale for splitting its listings into words. */
  readonly segmenterLocale: string;
}

/** In the order of the title analyzer, the default first. */
const LISTING_MARKETPLACE_CODES = [
  'US',
  'UK',
  'DE',
  'FR',
  'IT',
  'ES',
  'JP',
  'CA',
  'AU',
  'IN',
] as const satisfies readonly MarketplaceCode[];

export type ListingMarketplaceCode = (typeof LISTING_MARKETPLACE_CODES)[number];

/** The ten marketplaces of the title analyzer, the default first. Title limits are in the title policies. */
export const LISTING_MARKETPLACES: readonly ListingMarketplace[] = LISTING_MARKETPLACE_CODES.map((code) => {
  const { region, language, locale } = marketplaceOf(code);
  return { code, region, language, segmenterLocale: locale };
});
