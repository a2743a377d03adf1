import { defineListingOptimizer } from './define-listing-optimizer.ts';

/** The engine of the first answer: the linter is loaded later. */
export const firstEngine = defineListingOptimizer(() => []);
