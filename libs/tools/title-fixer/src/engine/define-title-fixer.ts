import type { FindClaims } from '@seller-toolbox/listing-text/claims/claim-finding';
import { isBlank } from '@seller-toolbox/listing-text/blank';
import { defineEngine, finding } from '@seller-toolbox/tool-contract';
import { marketplaceRuleScope } from '@seller-toolbox/reference-data/rule-scope';
import { TITLE_POLICY_IDS } from '@seller-toolbox/reference-data/title-policies.data';
import type { ClaimRemoval } from './check/title-rules.ts';
import { fixTitle } from './fix-title.ts';
import { FIXER_RULES } from './fixer-rules.data.ts';
import { examples } from './title-fixer.examples.ts';
import { inputSchema, outputSchema } from './title-fixer.schema.ts';

/** Checks a listing title against the marketplace's rules and rewrites it. A blank title has no result. */
export function defineTitleFixer(findClaims: FindClaims, claimRemoval?: ClaimRemoval) {
  return defineEngine({
    inputSchema,
    outputSchema,
    run: (input) =>
      isBlank(input.title)
        ? { result: null, issues: [finding('title-empty', 'error')] }
        : fixTitle(input, findClaims, claimRemoval),
    examples,
    keyFigure: 'versions.0.complianceScore',
    ruleSets: TITLE_POLICY_IDS.map((id) => FIXER_RULES[id]),
    ruleScope: marketplaceRuleScope,
  });
}
