import { isApparelGoods, isDangerousGoods } from '@seller-toolbox/fee-cards/fba/fee-context';
import { US_GENERAL_CARDS } from '@seller-toolbox/fee-cards/fba/rate-cards-us';
import type { DeferredEngine } from '@seller-toolbox/tool-kit';
import * as z from 'zod/mini';
import { fbaEngine } from '../engine/fba-engine.ts';
import { workedExample } from '../engine/worked-example.ts';

/** A page does not check its own output. */
const usEngine = fbaEngine({
  cards: US_GENERAL_CARDS,
  optionalFees: () => [],
  examples: [workedExample],
  outputSchema: z.any(),
});
export type FbaEngine = typeof usEngine;

/** The page opens with the US fees of general goods and loads all others when another marketplace, kind of goods or optional fee is chosen. */
export const pageEngine: DeferredEngine<FbaEngine> = {
  inputSchema: usEngine.inputSchema,
  examples: usEngine.examples,
  ruleSets: usEngine.ruleSets,
  ruleScope: usEngine.ruleScope,
  part: {
    engine: usEngine,
    covers: (input) =>
      input.marketplace === 'US' &&
      !isApparelGoods(input) &&
      !isDangerousGoods(input) &&
      input.inboundSplit === 'optimized' &&
      input.daysOfSupply === null &&
      input.utilizationWeeks === null,
  },
  load: async () => (await import('../engine/fba-calculator.engine.ts')).engine,
};
