import { LINEAR_UNITS } from '@seller-toolbox/reference-data/units.data';
import { billableWeight, billedBy } from './billable-weight.ts';
import { dimensionalWeight } from './dimensional-weight.ts';
import { lengthPlusGirth, sortedSides } from './item.ts';
import { volumeOf } from './volume.ts';
import type { TierRule } from './rate-card.ts';
import { RATE_CARDS } from './rate-cards.ts';
import { metricVolumetricWeight, switchUnits, toCardUnits, unitsOf } from './unit-system.ts';

function tier(id: string): TierRule {
  const found = RATE_CARDS['amazon-us-2026-01-15'].tiers.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
}
const CARD = { dimensionalDivisor: 139 };

describe('Item sides', () => {
  it.each([
    [1, 2, 3],
    [1, 3, 2],
    [2, 1, 3],
    [2, 3, 1],
    [3, 1, 2],
    [3, 2, 1],
  ])('sortedSides orders %d x %d x %d by size', (length, width, height) => {
    expect(sortedSides({ length, width, height, weight: 0 })).toEqual([3, 2, 1]);
  });

  it('lengthPlusGirth adds twice the two shorter sides', () => {
    expect(lengthPlusGirth([50, 20, 20])).toBe(130);
  });

  it.each([
    ['imperial', 'ft3', [24, 12, 12], 2],
    ['metric', 'ft3', [60.96, 30.48, 30.48], 2],
    ['metric', 'm3', [30, 20, 10], 0.006],
    ['metric', 'dm3', [30, 20, 10], 6],
  ] as const)('volumeOf in %s measures and %s of %j is %d', (units, volumeUnit, sides, volume) => {
    expect(volumeOf(sides, { units, volumeUnit })).toBeCloseTo(volume, 12);
  });
});

describe('dimensionalWeight', () => {
  it('is the volume divided by 139', () => {
    expect(dimensionalWeight([10, 8, 4], tier('large-standard'), CARD)).toBe(320 / 139);
  });

  it('takes at least 2 in for the median and the shortest side of bulky items', () => {
    expect(dimensionalWeight([40, 10, 1], tier('large-bulky'), CARD)).toBe((40 * 10 * 2) / 139);
    expect(dimensionalWeight([60, 1.5, 1], tier('extra-large-0-50'), CARD)).toBe((60 * 2 * 2) / 139);
    expect(dimensionalWeight([15, 12, 0.5], tier('large-standard'), CARD)).toBe((15 * 12 * 0.5) / 139);
  });
});

describe('billableWeight', () => {
  it('is the greater of unit and dimensional weight', () => {
    expect(billableWeight(2, 3, tier('large-standard'))).toBe(3);
    expect(billableWeight(3, 2, tier('large-standard'))).toBe(3);
    expect(billedBy(2, 2, tier('large-standard'))).toBe('own-weight');
  });

  it.each(['small-standard', 'extra-large-150-plus'])('is the unit weight alone for %s', (id) => {
    expect(billableWeight(0.2, 1, tier(id))).toBe(0.2);
    expect(billedBy(0.2, 1, tier(id))).toBe('own-weight-only');
  });
});

describe('unit systems', () => {
  it('convert by the exact sizes of the unit table', () => {
    const sizeOf = (dimension: 'length' | 'weight', id: string) =>
      LINEAR_UNITS[dimension].find((unit) => unit.id === id)?.size ?? Number.NaN;
    const { perInch, perPound } = unitsOf('metric');
    expect(perInch).toBe(sizeOf('length', 'in') / sizeOf('length', 'cm'));
    expect(perPound).toBe(sizeOf('weight', 'lb') / sizeOf('weight', 'kg'));
  });

  it('toCardUnits converts centimeters and kilograms to inches and pounds', () => {
    const metric = { length: 25.4, width: 5.08, height: 2.54, weight: 0.45359237 };
    expect(toCardUnits(metric, unitsOf('metric'), unitsOf('imperial'))).toEqual({
      length: 10,
      width: 2,
      height: 1,
      weight: 1,
    });
  });

  it.each(['imperial', 'metric'] as const)(
    'toCardUnits keeps %s measures of a card that has them',
    (system) => {
      const item = { length: 0.1, width: 0.2, height: 0.3, weight: 0.7 };
      expect(toCardUnits(item, unitsOf(system), unitsOf(system))).toEqual(item);
    },
  );

  it('toCardUnits converts inches and pounds to centimeters and kilograms', () => {
    const item = { length: 10, width: 2, height: 1, weight: 1 };
    const converted = toCardUnits(item, unitsOf('imperial'), unitsOf('metric'));
    expect(converted.length).toBeCloseTo(25.4, 12);
    expect(converted.weight).toBeCloseTo(0.45359237, 12);
  });

  it('switch back and forth to the same values', () => {
    const item = { length: 10, width: 8, height: 4, weight: 0.9 };
    const metric = switchUnits(item, 'imperial', 'metric');
    expect(metric).toEqual({ length: 25.4, width: 20.32, height: 10.16, weight: 0.408233133 });
    expect(switchUnits(metric, 'metric', 'imperial')).toEqual(item);
  });

  it('show the volumetric weight by 5000 for centimeters only', () => {
    const item = { length: 50, width: 40, height: 30, weight: 1 };
    expect(metricVolumetricWeight(item, unitsOf('metric'))).toBe(12);
    expect(metricVolumetricWeight(item, unitsOf('imperial'))).toBeNull();
  });
});
