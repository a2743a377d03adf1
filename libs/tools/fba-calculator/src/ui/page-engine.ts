import { FBA_RULE_SETS } from '@seller-toolbox/fee-cards/fba/rule-sets.data';
import { marketplaceRuleScope } from '@seller-toolbox/reference-data/rule-scope';
import { dayIn } from '@seller-toolbox/reference-data/time-zones';
import { marketplaceOf } from '@seller-toolbox/reference-data/marketplaces.data';
import type { DeferredEngine } from '@seller-toolbox/tool-kit';
import { exampleOutputsOn } from '../engine/example-outputs.ts';
import type { FbaEngine } from '../engine/fba-calculator.engine.ts';
import { inputSchema } from '../engine/fba-calculator.schema.ts';
import { workedExample } from '../engine/worked-example.ts';
import { loadParts } from './load-parts.ts';

export type { FbaEngine };

const { timeZone } = marketplaceOf('US');

/** The page opens with the fees of the worked example on this day and loads all cards after the first change. */
export const pageEngine: DeferredEngine<FbaEngine> = {
  inputSchema,
  examples: [workedExample],
  ruleSets: FBA_RULE_SETS,
  ruleScope: marketplaceRuleScope,
  exampleOutputs: (instant) => exampleOutputsOn(dayIn(timeZone, instant)),
  load: async () => (await (await loadParts()).loadEngine()).engine,
};
