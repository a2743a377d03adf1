import type { DeferredEngine } from '@seller-toolbox/tool-kit';
import { EXAMPLE_OUTPUTS } from '../engine/example-outputs.data.ts';
import type { PackingEngine } from '../engine/packing-calculator.engine.ts';
import { inputSchema } from '../engine/packing-calculator.schema.ts';
import { PACKING_RULES, PACKING_RULE_SET_IDS } from '../engine/packing-rules.data.ts';
import { WORKED_EXAMPLE } from '../engine/worked-example.ts';

/** The page opens without the solver; a page without a worker loads it after the first change. */
export const deferredEngine: DeferredEngine<PackingEngine> = {
  inputSchema,
  examples: [WORKED_EXAMPLE],
  ruleSets: PACKING_RULE_SET_IDS.map((id) => PACKING_RULES[id]),
  ruleScope: null,
  exampleOutputs: EXAMPLE_OUTPUTS,
  load: async () => (await import('../engine/packing-calculator.engine.ts')).engine,
};
