/** A product category of listing text. */
export interface ListingCategory {
  readonly id: string;
  /** Words that buyers and reviewers of the category expect in a title. */
  readonly restrictionKeywords: readonly string[];
  /** Books, music, video and software, for which a policy may set a separate limit. */
  readonly isMedia: boolean;
}

/** The ten categories of the title analyzer with the restriction keywords of its specification. */
export const LISTING_CATEGORIES = [
  { id: 'general', restrictionKeywords: [], isMedia: false },
  { id: 'electronics', restrictionKeywords: ['warranty', 'compatibility'], isMedia: false },
  { id: 'clothing', restrictionKeywords: ['size', 'material', 'care'], isMedia: false },
  { id: 'home', restrictionKeywords: ['dimensions', 'material'], isMedia: false },
  { id: 'books', restrictionKeywords: ['edition', 'language'], isMedia: true },
  { id: 'health', restrictionKeywords: ['fda', 'claims'], isMedia: false },
  { id: 'beauty', restrictionKeywords: ['ingredients', 'claims'], isMedia: false },
  { id: 'sports', restrictionKeywords: ['safety', 'age'], isMedia: false },
  { id: 'automotive', restrictionKeywords: ['compatibility', 'safety'], isMedia: false },
  { id: 'toys', restrictionKeywords: ['age', 'safety', 'choking'], isMedia: false },
] as const satisfies readonly ListingCategory[];

/** Restriction keywords that are claims or guarantees: a title with them is at risk, so no advice names them. */
export const CLAIM_KEYWORDS: readonly string[] = ['fda', 'claims', 'warranty'];

export type ListingCategoryId = (typeof LISTING_CATEGORIES)[number]['id'];
