import type { Sides } from './item.ts';
import type { RateCard, TierRule } from './rate-card.ts';

/** The sides as the dimensional weight counts them: bulky tiers take at least 2 in for the median and the shortest. */
export function chargedSides([longest, median, shortest]: Sides, { minimumSide }: TierRule): Sides {
  return [longest, Math.max(median, minimumSide), Math.max(shortest, minimumSide)];
}

/** Dimensional weight in pounds: cubic inches by the card's divisor. */
export function dimensionalWeight(
  sides: Sides,
  tier: TierRule,
  { dimensionalDivisor }: Pick<RateCard, 'dimensionalDivisor'>,
): number {
  const [longest, median, shortest] = chargedSides(sides, tier);
  return (longest * median * shortest) / dimensionalDivisor;
}
