/** A marketplace for which listing text is written. */
export interface ListingMarketplace {
  readonly code: string;
  /** ISO 3166 country, for the name in the reader's language. */
  readonly region: string;
  /** BCP 47 language of its listings. */
  readonly language: string;
  /** Locale with which words are found in its listings. */
  readonly segmenterLocale: string;
}

/** The ten marketplaces of the title analyzer, the default first. Title limits stand in the title policies. */
export const LISTING_MARKETPLACES = [
  { code: 'US', region: 'US', language: 'en', segmenterLocale: 'en-US' },
  { code: 'UK', region: 'GB', language: 'en', segmenterLocale: 'en-GB' },
  { code: 'DE', region: 'DE', language: 'de', segmenterLocale: 'de-DE' },
  { code: 'FR', region: 'FR', language: 'fr', segmenterLocale: 'fr-FR' },
  { code: 'IT', region: 'IT', language: 'it', segmenterLocale: 'it-IT' },
  { code: 'ES', region: 'ES', language: 'es', segmenterLocale: 'es-ES' },
  { code: 'JP', region: 'JP', language: 'ja', segmenterLocale: 'ja-JP' },
  { code: 'CA', region: 'CA', language: 'en', segmenterLocale: 'en-CA' },
  { code: 'AU', region: 'AU', language: 'en', segmenterLocale: 'en-AU' },
  { code: 'IN', region: 'IN', language: 'en', segmenterLocale: 'en-IN' },
] as const satisfies readonly ListingMarketplace[];

export type ListingMarketplaceCode = (typeof LISTING_MARKETPLACES)[number]['code'];
