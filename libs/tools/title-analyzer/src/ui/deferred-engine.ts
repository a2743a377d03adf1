import { marketplaceRuleScope } from '@seller-toolbox/reference-data/rule-scope';
import { TITLE_POLICIES, TITLE_POLICY_IDS } from '@seller-toolbox/reference-data/title-policies.data';
import type { DeferredEngine } from '@seller-toolbox/tool-kit';
import { EXAMPLE_OUTPUTS } from '../engine/example-outputs.data.ts';
import type { TitleAnalyzerEngine } from '../engine/title-analyzer.engine.ts';
import { examples } from '../engine/title-analyzer.examples.ts';
import { inputSchema } from '../engine/title-analyzer.schema.ts';

/** The page opens without the rules and loads them after the first change; the linter follows after the first answer. */
export const deferredEngine: DeferredEngine<TitleAnalyzerEngine> = {
  inputSchema,
  examples,
  ruleSets: TITLE_POLICY_IDS.map((id) => TITLE_POLICIES[id]),
  ruleScope: marketplaceRuleScope,
  exampleOutputs: EXAMPLE_OUTPUTS,
  load: async () => (await import('../engine/first-engine.ts')).firstEngine,
  loadFuller: async () => (await import('../engine/title-analyzer.engine.ts')).engine,
};
