import { defineEngine } from '@seller-toolbox/tool-contract';
import { checkImage } from './check-image.ts';
import { examples } from './image-checker.examples.ts';
import { inputSchema } from './image-checker.schema.ts';
import { IMAGE_RULES, RULE_SET_IDS } from './image-rules.data.ts';
import { outputSchema } from './image-report.schema.ts';

/** Checks a picture against the rules for a main image and plans its correction. */
export const engine = defineEngine({
  inputSchema,
  outputSchema,
  run: (input, _env, progress) => checkImage(input, progress),
  examples,
  keyFigure: 'broken',
  ruleSets: RULE_SET_IDS.map((id) => IMAGE_RULES[id].ruleSet),
});

export type ImageEngine = typeof engine;
