import { isApparelGoods, isDangerousGoods } from '@seller-toolbox/fee-cards/fba/fee-context';
import { NO_OPTIONAL_FEES } from '@seller-toolbox/fee-cards/fba/optional-fee-inputs.data';
import { US_GENERAL_CARDS } from '@seller-toolbox/fee-cards/fba/rate-cards-us';
import type { DeferredEngine } from '@seller-toolbox/tool-kit';
import * as z from 'zod/mini';
import { fbaEngine, type FbaEngine } from '../engine/fba-engine.ts';
import { workedExample } from '../engine/worked-example.ts';
import { loadParts } from './load-parts.ts';

/** Before it another card was in force, which is shown beside the standard figures. */
const US_START = US_GENERAL_CARDS['amazon-us-2026-01-15'].ruleSet.effectiveFrom ?? '';

/** A page does not check its own output. */
const usEngine = fbaEngine({
  cards: US_GENERAL_CARDS,
  examples: [workedExample],
  outputSchema: z.any(),
});
export type { FbaEngine };

/** The page opens with the standard fees and those in force in the US, of general goods, and loads all others when they are chosen. */
export const pageEngine: DeferredEngine<FbaEngine> = {
  inputSchema: usEngine.inputSchema,
  examples: usEngine.examples,
  ruleSets: usEngine.ruleSets,
  ruleScope: usEngine.ruleScope,
  part: {
    engine: usEngine,
    covers: (input) =>
      input.marketplace === 'US' &&
      input.ruleSet in US_GENERAL_CARDS &&
      (input.date === undefined || input.date >= US_START) &&
      !isApparelGoods(input) &&
      !isDangerousGoods(input) &&
      Object.entries(NO_OPTIONAL_FEES).every(([name, value]) => input[name as keyof typeof input] === value),
  },
  load: async () => (await (await loadParts()).loadEngine()).engine,
};
