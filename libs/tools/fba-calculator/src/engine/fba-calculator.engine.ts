import { optionalFees } from '@seller-toolbox/fee-cards/fba/optional-fees';
import { RATE_CARDS } from '@seller-toolbox/fee-cards/fba/rate-cards';
import { examples } from './fba-calculator.examples.ts';
import { fbaEngine } from './fba-engine.ts';
import { outputSchema } from './fba-output.schema.ts';

/** The engine with the cards of all marketplaces. */
export const engine = fbaEngine({ cards: RATE_CARDS, optionalFees, examples, outputSchema });
