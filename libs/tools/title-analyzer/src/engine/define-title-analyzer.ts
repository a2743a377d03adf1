import { defineEngine, finding } from '@seller-toolbox/tool-contract';
import { marketplaceRuleScope } from '@seller-toolbox/reference-data/rule-scope';
import { TITLE_POLICIES, TITLE_POLICY_IDS } from '@seller-toolbox/reference-data/title-policies.data';
import { analyzeTitle } from './analyze-title.ts';
import { isBlank } from '@seller-toolbox/listing-text/blank';
import { examples } from './title-analyzer.examples.ts';
import type { TitleParts } from './title-parts.ts';
import { inputSchema, outputSchema } from './title-analyzer.schema.ts';

/** The engine with its parts: scores a listing title for a marketplace and category; a blank title has no result. */
export function defineTitleAnalyzer(parts: TitleParts) {
  return defineEngine({
    inputSchema,
    outputSchema,
    run: (input) =>
      isBlank(input.title)
        ? { result: null, issues: [finding('title-empty', 'error')] }
        : analyzeTitle(input, parts),
    examples,
    keyFigure: 'score',
    ruleSets: TITLE_POLICY_IDS.map((id) => TITLE_POLICIES[id]),
    ruleScope: marketplaceRuleScope,
  });
}
