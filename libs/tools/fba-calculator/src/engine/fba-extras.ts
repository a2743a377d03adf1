import { optionalFees } from '@seller-toolbox/fee-cards/fba/optional-fees';
import { RATE_CARDS } from '@seller-toolbox/fee-cards/fba/rate-cards';
import type { Env } from '@seller-toolbox/tool-contract';
import { compareCards } from './compare-cards.ts';
import type { FbaInput } from './fba-calculator.schema.ts';
import { optionalFindings } from './optional-findings.ts';

/** What a page loads when it is asked for: the comparison of all cards, and the fees that a seller can choose. */
export const fbaExtras = {
  optionalFees,
  optionalFindings,
  compare: (input: FbaInput, env: Env, ownTotal: number | null) =>
    compareCards(input, env, { cards: RATE_CARDS, optionalFees, ownTotal }),
};

export type FbaExtras = typeof fbaExtras;
