import type { ListingCategoryId } from '@seller-toolbox/reference-data/listing-categories.data';
import { LISTING_CATEGORIES } from '@seller-toolbox/reference-data/listing-categories.data';
import type { ListingMarketplaceCode } from '@seller-toolbox/reference-data/listing-marketplaces.data';
import type { TitlePolicy } from '@seller-toolbox/reference-data/title-policies.data';

/** The maximum length of a title in code points: the limit for media if the policy has one, otherwise the marketplace's. */
export function titleLimit(
  { limits }: TitlePolicy,
  marketplace: ListingMarketplaceCode,
  category: ListingCategoryId,
): number {
  const isMedia = LISTING_CATEGORIES.some(({ id, isMedia }) => id === category && isMedia);
  if (isMedia && limits.media !== undefined) return limits.media;
  return limits.byMarketplace[marketplace] ?? limits.general;
}
