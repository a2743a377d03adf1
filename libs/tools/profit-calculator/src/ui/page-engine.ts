import { SELLING_RULE_SETS } from '@seller-toolbox/fee-cards/selling/rule-sets.data';
import { marketplaceRuleScope } from '@seller-toolbox/reference-data/rule-scope';
import type { DeferredEngine } from '@seller-toolbox/tool-kit';
import { EXAMPLE_OUTPUTS } from '../engine/example-outputs.data.ts';
import type { ProfitEngine } from '../engine/profit-calculator.engine.ts';
import { inputSchema } from '../engine/profit-input.schema.ts';
import { WORKED_EXAMPLE } from '../engine/worked-example.ts';
import { loadParts } from './load-parts.ts';

/** The page opens without the fee tables and loads them after the first change. */
export const pageEngine: DeferredEngine<ProfitEngine> = {
  inputSchema,
  examples: [WORKED_EXAMPLE],
  ruleSets: SELLING_RULE_SETS,
  ruleScope: marketplaceRuleScope,
  exampleOutputs: EXAMPLE_OUTPUTS,
  load: async () => (await (await loadParts()).loadEngine()).engine,
};
