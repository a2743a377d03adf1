import { findClaims } from '@seller-toolbox/listing-text/claims/find-claims';
import { createBuilder } from './build-listing.ts';
import { builtOutputSchema } from './built-output.schema.ts';
import { findOutsideBrands } from './find-outside-brands.ts';
import { defineListingOptimizer } from './define-listing-optimizer.ts';

/** Scores the title, bullet points, description and search terms of a listing, with their claims, and its keywords. */
export const engine = defineListingOptimizer({
  findClaims: (brands) => findOutsideBrands(findClaims, brands),
  build: createBuilder(findClaims),
  outputSchema: builtOutputSchema,
});

export type ListingOptimizerEngine = typeof engine;
