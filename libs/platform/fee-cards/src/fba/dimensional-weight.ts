import type { Sides } from './item.ts';
import type { RateCard, TierRule } from './rate-card.ts';

/** The sides as the dimensional weight counts them: bulky tiers of the US take at least 2 in for the median and the shortest. */
export function chargedSides([longest, median, shortest]: Sides, { minimumSide }: TierRule): Sides {
  return [longest, Math.max(median, minimumSide), Math.max(shortest, minimumSide)];
}

/** Dimensional weight in pounds or kilograms: the volume by the card's divisor; null on a card without one. */
export function dimensionalWeight(
  sides: Sides,
  tier: TierRule,
  { dimensionalDivisor }: Pick<RateCard, 'dimensionalDivisor'>,
): number | null {
  if (dimensionalDivisor === null) return null;
  const [longest, median, shortest] = chargedSides(sides, tier);
  return (longest * median * shortest) / dimensionalDivisor;
}
