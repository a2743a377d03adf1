import { RATE_CARDS } from '@seller-toolbox/fee-cards/fba/rate-cards';
import { examples } from './fba-calculator.examples.ts';
import { fbaEngine } from './fba-engine.ts';
import { fbaExtras } from './fba-extras.ts';
import { outputSchema } from './fba-output.schema.ts';

/** The engine with the cards of all marketplaces. */
export const engine = fbaEngine({ cards: RATE_CARDS, extras: fbaExtras, examples, outputSchema });
