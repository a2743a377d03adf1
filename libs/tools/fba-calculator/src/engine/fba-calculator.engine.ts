import { RATE_CARDS } from '@seller-toolbox/fee-cards/fba/rate-cards';
import { examples } from './fba-calculator.examples.ts';
import { fbaEngine } from './fba-engine.ts';

/** The engine with the cards of all marketplaces. */
export const engine = fbaEngine(RATE_CARDS, examples);
