import { findClaims } from '@seller-toolbox/listing-text/claims/find-claims';
import { defineListingOptimizer } from './define-listing-optimizer.ts';

/** Scores the title, bullet points, description and search terms of a listing, with their claims. */
export const engine = defineListingOptimizer(findClaims);

export type ListingOptimizerEngine = typeof engine;
