import { defineEngine } from '@seller-toolbox/tool-contract';
import { marketplaceRuleScope } from '@seller-toolbox/reference-data/rule-scope';
import { LISTING_POLICIES } from '@seller-toolbox/reference-data/listing-policies.data';
import { TITLE_POLICY_IDS } from '@seller-toolbox/reference-data/title-policies.data';
import type { FindClaims } from '@seller-toolbox/listing-text/claims/claim-finding';
import type { BuilderOutput } from './builder.schema.ts';
import type { builtOutputSchema } from './built-output.schema.ts';
import { examples } from './listing-optimizer.examples.ts';
import { inputSchema, type ListingInput } from './listing-optimizer.schema.ts';
import { optimizeListing } from './optimize-listing.ts';

export interface OptimizerParts {
  /** For the brands of an input, by commas. */
  readonly findClaims: (brands: string | undefined) => FindClaims;
  /** Undefined without keywords. */
  readonly build: (input: ListingInput) => BuilderOutput | undefined;
  readonly outputSchema: typeof builtOutputSchema;
}

/** Scores the title, bullet points, description and search terms of a listing, with a finding per deduction. */
export function defineListingOptimizer({ findClaims, build, outputSchema }: OptimizerParts) {
  return defineEngine({
    inputSchema,
    outputSchema,
    run: (input) => {
      const builder = build(input);
      return { ...optimizeListing(input, findClaims(input.brands)), ...(builder && { builder }) };
    },
    examples,
    keyFigure: 'overallScore',
    ruleSets: TITLE_POLICY_IDS.map((id) => LISTING_POLICIES[id]),
    ruleScope: marketplaceRuleScope,
  });
}
