import { defineEngine } from '@seller-toolbox/tool-contract';
import { checkImage } from './check-image.ts';
import { examples } from './image-checker.examples.ts';
import { inputSchema, outputSchema } from './image-checker.schema.ts';
import { IMAGE_RULES, RULE_SET_IDS } from './image-rules.data.ts';

/** Says whether a picture will do as the main image of a listing, rule by rule, and how it is put right. */
export const engine = defineEngine({
  inputSchema,
  outputSchema,
  run: (input, _env, progress) => checkImage(input, progress),
  examples,
  keyFigure: 'broken',
  ruleSets: RULE_SET_IDS.map((id) => IMAGE_RULES[id].ruleSet),
});

export type ImageEngine = typeof engine;
