import { defineEngine } from '@seller-toolbox/tool-contract';
import type { engine } from './packing-calculator.engine.ts';
import { inputSchema, outputSchema } from './packing-calculator.schema.ts';
import { PACKING_RULES, PACKING_RULE_SET_IDS } from './packing-rules.data.ts';
import { WORKED_EXAMPLE, WORKED_OUTPUTS } from './worked-example.data.ts';

export type PackingEngine = typeof engine;

/** Knows the outputs of the worked example and nothing of packing: what the page opens with, before the solver is loaded. */
export const workedExampleEngine: PackingEngine = defineEngine({
  inputSchema,
  outputSchema,
  run: ({ ruleSet }) => WORKED_OUTPUTS[ruleSet],
  examples: [WORKED_EXAMPLE],
  ruleSets: PACKING_RULE_SET_IDS.map((id) => PACKING_RULES[id]),
});
