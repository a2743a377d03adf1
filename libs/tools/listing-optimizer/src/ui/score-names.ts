import type { ListingScore } from '@seller-toolbox/reference-data/listing-policies.data';

/** The four scores in display order. */
export const SCORE_NAMES: readonly ListingScore[] = [
  'titleScore',
  'bulletScore',
  'descriptionScore',
  'keywordScore',
];
