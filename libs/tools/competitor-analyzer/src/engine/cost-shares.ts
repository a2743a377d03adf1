import { shuffled } from '@seller-toolbox/tool-contract';
import { COST_PERMILLE } from './sample-ranges.data.ts';

/**
 * Costs in thousandths of the price, one for each competitor, in an order by chance. Each takes its own part of the range,
 * so that few and high margins occur whatever chance does; half of them cost less than the middle, half more.
 */
export function costShares(count: number, random: () => number): number[] {
  const parts = Array.from({ length: count }, (_, index) =>
    Math.ceil(costAt((index + 1 - random()) / count)),
  );
  return shuffled(random, parts);
}

/** The cost below which the share `place` (above 0, at most 1) of all competitors stays. */
export function costAt(place: number): number {
  const { least, middle, most } = COST_PERMILLE;
  return place <= 0.5 ? least + (middle - least) * place * 2 : middle + (most - middle) * (place - 0.5) * 2;
}
