import { feeContext, type FeeInput } from './fee-context.ts';
import { RATE_CARDS } from './rate-cards.ts';
import type { RuleSetId } from './rule-sets.data.ts';
import { agedFee, longTermStorageFee, storageRate } from './storage-fee.ts';

function rate(ruleSet: RuleSetId, size: 'standard' | 'oversize', day: string, dangerous = false) {
  const question: FeeInput = {
    category: 'standard',
    isDangerous: dangerous,
    isApparel: false,
    price: null,
  };
  return storageRate(size, feeContext(question, day, RATE_CARDS[ruleSet]));
}

describe('storageRate', () => {
  it.each([
    ['standard', '2026-05-01', false, 0.78],
    ['standard', '2026-11-01', false, 2.4],
    ['oversize', '2026-05-01', false, 0.56],
    ['oversize', '2026-11-01', false, 1.4],
    ['standard', '2026-05-01', true, 0.99],
    ['standard', '2026-11-01', true, 3.63],
    ['oversize', '2026-05-01', true, 0.78],
    ['oversize', '2026-11-01', true, 2.43],
  ] as const)('2026: %s on %s (dangerous: %s) is %d', (size, day, dangerous, expected) => {
    expect(rate('amazon-us-2026-01-15', size, day, dangerous)).toBe(expected);
  });

  it.each(['2026-05-01', '2026-11-01'])('the standard card has no season: %s', (day) => {
    expect(rate('standard', 'standard', day)).toBe(0.87);
    expect(rate('standard', 'oversize', day)).toBe(0.56);
    expect(rate('standard', 'standard', day, true)).toBe(0.87);
  });
});

describe('agedFee and longTermStorageFee', () => {
  it('costs 6.90 per cubic foot on the standard card', () => {
    expect(longTermStorageFee(0.5, RATE_CARDS.standard)).toBeCloseTo(3.45, 12);
    expect(longTermStorageFee(0, RATE_CARDS.standard)).toBe(0);
  });

  it('costs at least the amount per unit on the 2026 card', () => {
    const card = RATE_CARDS['amazon-us-2026-01-15'];
    expect(longTermStorageFee(0.01, card)).toBe(0.3);
    expect(longTermStorageFee(1, card)).toBe(6.9);
    const last = card.agedInventory?.rows.at(-1);
    expect(last).toMatchObject({ fromDays: 456, toDays: null });
    expect(last && agedFee(0.01, last)).toBe(0.35);
    expect(last && agedFee(1, last)).toBe(7.9);
  });

  it('has no figure where no source confirms one', () => {
    expect(agedFee(1, { perVolume: null, perUnit: null })).toBeNull();
  });

  it('covers all ages from 181 days without gap or overlap', () => {
    const rows = RATE_CARDS['amazon-us-2026-01-15'].agedInventory?.rows ?? [];
    expect(rows[0]?.fromDays).toBe(181);
    for (const [index, row] of rows.slice(1).entries()) {
      expect(row.fromDays).toBe((rows[index]?.toDays ?? 0) + 1);
    }
  });
});
