import {
  ceilWithTolerance,
  isAbove,
  roundTo14Digits,
  sumRounded,
} from '@seller-toolbox/tool-contract/rounding';
import { liesBeyond, type FeePiece } from './fee-pieces.ts';

export interface MarginQuestion {
  /** The selling fees over all prices. */
  readonly pieces: readonly FeePiece[];
  /** All costs of a unit that do not depend on its price. */
  readonly fixedCosts: number;
  /** The wanted net profit as a share of the price. */
  readonly share: number;
  /** The smallest step between two prices: a cent, a yen. */
  readonly step: number;
}

/** Shares below this are zero: the wanted margin and the fees take the whole price, so that no price is high enough. */
const MIN_SHARE_LEFT = 1e-12;

/**
 * The smallest price at which the net profit is at least the wanted share of the price; null where no price does it.
 * On each stretch of the fees the profit is a straight line, so that the answer is exact: where a stretch begins behind
 * a cliff that only opens there, it is the first price step behind the cliff.
 */
export function priceForMargin(question: MarginQuestion): number | null {
  return smallestPrice(question, (price) => price);
}

/** The same among the prices that can be set: whole cents, or whole yen. */
export function listPriceForMargin(question: MarginQuestion): number | null {
  const { step } = question;
  const stepsPerUnit = Math.round(1 / step);
  return smallestPrice(
    question,
    (price) => ceilWithTolerance(roundTo14Digits(price * stepsPerUnit)) / stepsPerUnit,
  );
}

function smallestPrice(question: MarginQuestion, toPrice: (exact: number) => number): number | null {
  for (const piece of question.pieces) {
    const exact = smallestOn(piece, question);
    if (exact === null) continue;
    const price = toPrice(exact);
    if (!liesBeyond(price, piece)) return price;
  }
  return null;
}

/** Where on a stretch, or beyond its end, the line reaches what is needed. */
function smallestOn({ from, includesFrom, rate, fixed }: FeePiece, question: MarginQuestion): number | null {
  const { fixedCosts, share, step } = question;
  const kept = sumRounded([1, -rate, -share]);
  const needed = sumRounded([fixed, fixedCosts]);
  // A price of 0 has no margin, so the first stretch is open at its start like one behind a cliff.
  const isOpen = !includesFrom || from === 0;
  const first = isOpen ? from + step : from;
  if (kept < MIN_SHARE_LEFT) return needed === 0 && kept > -MIN_SHARE_LEFT ? first : null;
  const reached = needed / kept;
  if (isOpen) return isAbove(reached, from) ? reached : first;
  return Math.max(reached, from);
}
