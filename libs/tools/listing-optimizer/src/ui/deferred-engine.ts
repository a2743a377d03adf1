import { LISTING_POLICIES } from '@seller-toolbox/reference-data/listing-policies.data';
import { marketplaceRuleScope } from '@seller-toolbox/reference-data/rule-scope';
import { TITLE_POLICY_IDS } from '@seller-toolbox/reference-data/title-policies.data';
import type { DeferredEngine } from '@seller-toolbox/tool-kit';
import { EXAMPLE_OUTPUTS } from '../engine/example-outputs.data.ts';
import type { ListingOptimizerEngine } from '../engine/listing-optimizer.engine.ts';
import { examples } from '../engine/listing-optimizer.examples.ts';
import { inputSchema } from '../engine/listing-optimizer.schema.ts';

/** The page opens without the rules and loads them after the first change; the linter follows after the first answer. */
export const deferredEngine: DeferredEngine<ListingOptimizerEngine> = {
  inputSchema,
  examples,
  ruleSets: TITLE_POLICY_IDS.map((id) => LISTING_POLICIES[id]),
  ruleScope: marketplaceRuleScope,
  exampleOutputs: EXAMPLE_OUTPUTS,
  load: async () => (await import('../engine/first-engine.ts')).firstEngine,
  loadFuller: async () => (await import('../engine/listing-optimizer.engine.ts')).engine,
};
