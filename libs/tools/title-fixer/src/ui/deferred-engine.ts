import { marketplaceRuleScope } from '@seller-toolbox/reference-data/rule-scope';
import { TITLE_POLICY_IDS } from '@seller-toolbox/reference-data/title-policies.data';
import type { DeferredEngine } from '@seller-toolbox/tool-kit';
import { EXAMPLE_OUTPUTS } from '../engine/example-outputs.data.ts';
import { FIXER_RULES } from '../engine/fixer-rules.data.ts';
import type { TitleFixerEngine } from '../engine/title-fixer.engine.ts';
import { examples } from '../engine/title-fixer.examples.ts';
import { inputSchema } from '../engine/title-fixer.schema.ts';

/** The page opens without the rules and loads them after the first change; the linter follows after the first answer. */
export const deferredEngine: DeferredEngine<TitleFixerEngine> = {
  inputSchema,
  examples,
  ruleSets: TITLE_POLICY_IDS.map((id) => FIXER_RULES[id]),
  ruleScope: marketplaceRuleScope,
  exampleOutputs: EXAMPLE_OUTPUTS,
  load: async () => (await import('../engine/first-engine.ts')).firstEngine,
};

export async function loadLinted() {
  const { loadEngine } = await import('./lazy-parts.ts');
  return (await loadEngine()).engine;
}
