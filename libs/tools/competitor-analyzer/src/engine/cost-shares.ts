import { shuffled } from '@seller-toolbox/tool-contract';
import { COST_PERMILLE } from './sample-ranges.data.ts';

/**
 * Costs in per mille of the price, one per competitor, in random order. Stratified sampling: each is drawn from its own part of
 * the range, so that low and high margins always occur, and half of the costs are below the middle.
 */
export function costShares(count: number, random: () => number): number[] {
  const costs = Array.from({ length: count }, (_, index) =>
    Math.ceil(costAtQuantile((index + 1 - random()) / count)),
  );
  return shuffled(random, costs);
}

/** The cost at a quantile (above 0, at most 1). */
export function costAtQuantile(quantile: number): number {
  const { least, middle, most } = COST_PERMILLE;
  return quantile <= 0.5
    ? least + (middle - least) * quantile * 2
    : middle + (most - middle) * (quantile - 0.5) * 2;
}
