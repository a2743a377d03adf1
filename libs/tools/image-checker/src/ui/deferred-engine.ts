import type { DeferredEngine } from '@seller-toolbox/tool-kit';
import { EXAMPLE_FACTS } from '../engine/example-facts.data.ts';
import type { ImageEngine } from '../engine/image-checker.engine.ts';
import { inputSchema } from '../engine/image-checker.schema.ts';
import { IMAGE_RULES, RULE_SET_IDS } from '../engine/image-rules.data.ts';
import { judgeReport } from '../engine/judge-report.ts';
import { WORKED_EXAMPLE } from '../engine/worked-example.ts';

const { imageType, targetFill, asin } = inputSchema.parse(WORKED_EXAMPLE.input);

/**
 * The page opens with the stored measures of the worked example, so that it reads no pixel before the first picture. It measures
 * in a worker; a page without one loads the engine then.
 */
export const deferredEngine: DeferredEngine<ImageEngine> = {
  inputSchema,
  examples: [WORKED_EXAMPLE],
  ruleSets: RULE_SET_IDS.map((id) => IMAGE_RULES[id].ruleSet),
  ruleScope: null,
  exampleOutputs: Object.fromEntries(
    RULE_SET_IDS.map((ruleSet) => [
      ruleSet,
      judgeReport(EXAMPLE_FACTS, { imageType, ruleSet, targetFill, asin }),
    ]),
  ),
  load: async () => (await import('../engine/image-checker.engine.ts')).engine,
};
