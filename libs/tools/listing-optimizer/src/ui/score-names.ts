import type { ListingScore } from '@seller-toolbox/reference-data/listing-policies.data';

/** The four scores, in the order in which they are shown. */
export const SCORE_NAMES: readonly ListingScore[] = [
  'titleScore',
  'bulletScore',
  'descriptionScore',
  'keywordScore',
];
