import { US_RATE_CARDS } from '@seller-toolbox/fee-cards/fba/rate-cards-us';
import type { DeferredEngine } from '@seller-toolbox/tool-kit';
import { fbaEngine } from '../engine/fba-engine.ts';
import { workedExample } from '../engine/worked-example.ts';

const usEngine = fbaEngine(US_RATE_CARDS, [workedExample]);
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
