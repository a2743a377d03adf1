import { RATE_CARDS } from './rate-cards.ts';
import type { RuleSetId } from './rule-sets.data.ts';
import { removalFee } from './removal-fee.ts';
import { returnProcessingFee } from './return-processing-fee.ts';

function removal(ruleSet: RuleSetId, tierId: string, weight: number): number | undefined {
  const card = RATE_CARDS[ruleSet];
  const tier = card.tiers.find(({ id }) => id === tierId) ?? null;
  return removalFee(weight, tier, card)?.fee;
}

describe('removalFee', () => {
  it.each([
    ['small-standard', 0.5],
    ['large-standard', 0.6],
    ['special-oversize', 0.6],
  ])('the standard card: %s is %d at any weight', (tier, fee) => {
    expect(removal('standard', tier, 0)).toBe(fee);
    expect(removal('standard', tier, 140)).toBe(fee);
  });

  it.each([
    ['small-standard', 0.5, 0.84],
    ['small-standard', 0.500001, 1.53],
    ['large-standard', 1, 1.53],
    ['large-standard', 1.000001, 2.27],
    ['large-standard', 2, 2.27],
    ['large-standard', 2.000001, 2.89 + 1.06],
    ['large-standard', 3, 2.89 + 1.06],
    ['large-standard', 3.000001, 2.89 + 2.12],
    ['small-bulky', 1, 3.12],
    ['small-bulky', 1.000001, 4.3],
    ['large-bulky', 2, 4.3],
    ['large-bulky', 2.000001, 6.36],
    ['extra-large-0-50', 4, 6.36],
    ['extra-large-0-50', 4.000001, 10.04],
    ['extra-large-50-70', 10, 10.04],
    ['extra-large-70-150', 10.000001, 14.32 + 1.06],
    ['extra-large-70-150', 11, 14.32 + 1.06],
    ['extra-large-70-150', 11.000001, 14.32 + 2.12],
    ['extra-large-150-plus', 160, 14.32 + 150 * 1.06],
  ])('the 2026 card: %s at %d lb is %d', (tier, weight, fee) => {
    expect(removal('amazon-us-2026-01-15', tier, weight)).toBeCloseTo(fee, 10);
  });

  it('is not known without a tier', () => {
    expect(removalFee(200, null, RATE_CARDS.standard)).toBeNull();
  });
});

describe('returnProcessingFee', () => {
  it('is 20 percent of the fulfillment fee on the standard card', () => {
    expect(returnProcessingFee(3.4, RATE_CARDS.standard)).toBeCloseTo(0.68, 12);
  });

  it('is not known where the card publishes none, or the fulfillment fee is not known', () => {
    expect(returnProcessingFee(3.4, RATE_CARDS['amazon-us-2026-01-15'])).toBeNull();
    expect(returnProcessingFee(null, RATE_CARDS.standard)).toBeNull();
  });
});
