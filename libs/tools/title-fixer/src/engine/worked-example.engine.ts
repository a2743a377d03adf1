import { TITLE_POLICY_IDS } from '@seller-toolbox/reference-data/title-policies.data';
import { defineEngine } from '@seller-toolbox/tool-contract';
import { FIXER_RULES } from './fixer-rules.data.ts';
import type { engine } from './title-fixer.engine.ts';
import { examples } from './title-fixer.examples.ts';
import { inputSchema, outputSchema } from './title-fixer.schema.ts';
import { WORKED_OUTPUTS } from './worked-example.data.ts';

export type TitleFixerEngine = typeof engine;

/** Knows the outputs of the worked example and no rule: what the page opens with, before the rules are loaded. */
export const workedExampleEngine: TitleFixerEngine = defineEngine({
  inputSchema,
  outputSchema,
  run: ({ ruleSet }) => WORKED_OUTPUTS[ruleSet],
  examples,
  keyFigure: 'score',
  ruleSets: TITLE_POLICY_IDS.map((id) => FIXER_RULES[id]),
});
