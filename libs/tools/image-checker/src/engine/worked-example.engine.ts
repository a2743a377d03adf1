import { defineEngine } from '@seller-toolbox/tool-contract';
import type { engine } from './image-checker.engine.ts';
import { examples } from './image-checker.examples.ts';
import { inputSchema, outputSchema } from './image-checker.schema.ts';
import { IMAGE_RULES, RULE_SET_IDS } from './image-rules.data.ts';
import { judgeReport } from './judge-report.ts';
import { WORKED_FACTS } from './worked-example.data.ts';

export type ImageEngine = typeof engine;

/** The engine that the page opens with: it judges the stored facts of the worked example without pixels. */
export const workedExampleEngine: ImageEngine = defineEngine({
  inputSchema,
  outputSchema,
  run: ({ ruleSet, targetFill }) => judgeReport(WORKED_FACTS, { ruleSet, targetFill }),
  examples,
  keyFigure: 'broken',
  ruleSets: RULE_SET_IDS.map((id) => IMAGE_RULES[id].ruleSet),
});
