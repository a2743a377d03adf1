import type { builtOutputSchema } from './built-output.schema.ts';
import { defineListingOptimizer } from './define-listing-optimizer.ts';
import { outputSchema } from './listing-optimizer.schema.ts';

/** The engine of the first answer: the linter and the builder are loaded later. */
export const firstEngine = defineListingOptimizer({
  findClaims: () => () => [],
  build: () => undefined,
  // It never has the optional part that this schema lacks.
  outputSchema: outputSchema as unknown as typeof builtOutputSchema,
});
