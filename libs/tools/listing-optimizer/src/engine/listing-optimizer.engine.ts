import { defineEngine } from '@seller-toolbox/tool-contract';
import { marketplaceRuleScope } from '@seller-toolbox/reference-data/rule-scope';
import { LISTING_POLICIES } from '@seller-toolbox/reference-data/listing-policies.data';
import { TITLE_POLICY_IDS } from '@seller-toolbox/reference-data/title-policies.data';
import { examples } from './listing-optimizer.examples.ts';
import { inputSchema, outputSchema } from './listing-optimizer.schema.ts';
import { optimizeListing } from './optimize-listing.ts';

/** Scores the title, bullet points, description and search terms of a listing, with a finding per deduction. */
export const engine = defineEngine({
  inputSchema,
  outputSchema,
  run: optimizeListing,
  examples,
  keyFigure: 'overallScore',
  ruleSets: TITLE_POLICY_IDS.map((id) => LISTING_POLICIES[id]),
  ruleScope: marketplaceRuleScope,
});
