import {
  LISTING_MARKETPLACES,
  type ListingMarketplaceCode,
} from '@seller-toolbox/reference-data/listing-marketplaces.data';

/** The language in which a marketplace's titles are written, for `lang` attributes. */
export function listingLanguage(marketplace: ListingMarketplaceCode): string | undefined {
  return LISTING_MARKETPLACES.find(({ code }) => code === marketplace)?.language;
}
