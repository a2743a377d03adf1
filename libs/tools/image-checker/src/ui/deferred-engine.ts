import type { DeferredEngine } from '@seller-toolbox/tool-kit';
import { EXAMPLE_FACTS } from '../engine/example-facts.data.ts';
import { engine, type ImageEngine } from '../engine/image-checker.engine.ts';
import { RULE_SET_IDS } from '../engine/image-rules.data.ts';
import { judgeReport } from '../engine/judge-report.ts';

const { imageType, targetFill } = engine.inputSchema.parse(engine.examples[0].input);

/**
 * The page opens with the stored measures of the worked example, so that it reads no pixel before the first picture. The engine is
 * here already: a file of its own would cost the page more requests than it saves bytes.
 */
export const deferredEngine: DeferredEngine<ImageEngine> = {
  inputSchema: engine.inputSchema,
  examples: engine.examples,
  ruleSets: engine.ruleSets,
  ruleScope: engine.ruleScope,
  exampleOutputs: Object.fromEntries(
    RULE_SET_IDS.map((ruleSet) => [ruleSet, judgeReport(EXAMPLE_FACTS, { imageType, ruleSet, targetFill })]),
  ),
  load: async () => engine,
};
