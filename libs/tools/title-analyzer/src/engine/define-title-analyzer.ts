import { defineEngine, finding } from '@seller-toolbox/tool-contract';
import { marketplaceRuleScope } from '@seller-toolbox/reference-data/rule-scope';
import { TITLE_POLICIES, TITLE_POLICY_IDS } from '@seller-toolbox/reference-data/title-policies.data';
import { analyzeTitle } from './analyze-title.ts';
import { isBlank } from '@seller-toolbox/listing-text/blank';
import type { FindClaims } from '@seller-toolbox/listing-text/claims/claim-finding';
import { examples } from './title-analyzer.examples.ts';
import { inputSchema, outputSchema } from './title-analyzer.schema.ts';

/** The engine with a linter: scores a listing title for a marketplace and category; a blank title has no result. */
export function defineTitleAnalyzer(findClaims: FindClaims) {
  return defineEngine({
    inputSchema,
    outputSchema,
    run: (input) =>
      isBlank(input.title)
        ? { result: null, issues: [finding('title-empty', 'error')] }
        : analyzeTitle(input, findClaims),
    examples,
    keyFigure: 'score',
    ruleSets: TITLE_POLICY_IDS.map((id) => TITLE_POLICIES[id]),
    ruleScope: marketplaceRuleScope,
  });
}
