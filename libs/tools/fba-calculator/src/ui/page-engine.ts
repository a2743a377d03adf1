import { US_RATE_CARDS } from '@seller-toolbox/fee-cards/fba/rate-cards-us';
import type { DeferredEngine } from '@seller-toolbox/tool-kit';
import * as z from 'zod/mini';
import { fbaEngine } from '../engine/fba-engine.ts';
import type { FbaOutput } from '../engine/fba-output.schema.ts';
import { workedExample } from '../engine/worked-example.ts';

/** A page does not check its own output. */
const usEngine = fbaEngine({
  cards: US_RATE_CARDS,
  examples: [workedExample],
  outputSchema: z.custom<FbaOutput>(),
});
export type FbaEngine = typeof usEngine;

/** The page opens with the cards of the US and loads those of all marketplaces when another one is chosen. */
export const pageEngine: DeferredEngine<FbaEngine> = {
  inputSchema: usEngine.inputSchema,
  examples: usEngine.examples,
  ruleSets: usEngine.ruleSets,
  ruleScope: usEngine.ruleScope,
  part: { engine: usEngine, covers: ({ marketplace }) => marketplace === 'US' },
  load: async () => (await import('../engine/fba-calculator.engine.ts')).engine,
};
