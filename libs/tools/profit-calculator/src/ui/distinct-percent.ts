import { useFormat } from '@seller-toolbox/words/react';
import { FAIR_MARGIN, GOOD_MARGIN, LOW_ROI } from '../engine/margin-band.ts';

const VERDICT_BOUNDS = [FAIR_MARGIN, GOOD_MARGIN, LOW_ROI];
const MAX_DIGITS = 6;

/**
 * Formats a percentage next to its verdict: with more decimals than `digits` where rounding would show a bound that it
 * does not reach. A return of 49.96 is never "50%, under 50%".
 */
export function useDistinctPercent(): (percent: number, digits: number) => string {
  const format = useFormat();
  return (percent, digits) => {
    const written = (value: number, count: number) => format.number(value, { digits: count });
    let count = digits;
    while (
      count < MAX_DIGITS &&
      VERDICT_BOUNDS.some((bound) => bound !== percent && written(bound, count) === written(percent, count))
    ) {
      count += 1;
    }
    return written(percent, count);
  };
}
