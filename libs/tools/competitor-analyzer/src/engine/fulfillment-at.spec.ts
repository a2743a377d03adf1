import { fulfillmentAt } from './fulfillment-at.ts';

const THIN = { length: 9, width: 6, height: 0.5, weight: 1, unitSystem: 'imperial' } as const;
const THIN_QUARTER = { ...THIN, weight: 0.25 };
const BOX = { length: 10, width: 8, height: 4, weight: 0.9, unitSystem: 'imperial' } as const;
const BOX_METRIC = {
  length: 25.4,
  width: 20.32,
  height: 10.16,
  weight: 0.408233133,
  unitSystem: 'metric',
} as const;
const US = { marketplace: 'US', ownPackage: THIN, fbaFee: null } as const;

const on = (day: string) => Date.parse(`${day}T20:00:00Z`);

describe("the fulfillment fee of the seller's package", () => {
  // As `published-fees.spec.ts` of the fee cards reads them off the page of Seller Central.
  it.each([
    [9.99, 2.95],
    [10, 3.96],
    [50, 3.96],
    [50.01, 4.22],
  ])('at %d USD is %d, by the band of the price', (price, fee) => {
    expect(fulfillmentAt(US, on('2026-03-01'))?.at(price)).toBe(fee);
  });

  // The figures of the examples of the FBA calculator.
  it.each([
    ['before the fuel surcharge', THIN_QUARTER, '2026-04-16', 3.42],
    ['with the fuel surcharge', THIN_QUARTER, '2026-05-01', 3.5397],
    ['at the peak', THIN_QUARTER, '2026-11-20', 3.73635],
    ['by the card of the day', THIN_QUARTER, '2025-05-01', 3.15],
    ['by the dimensional weight', BOX, '2026-11-21', 6.71715],
    ['of centimeters and kilograms', BOX_METRIC, '2026-11-21', 6.71715],
  ])('%s has the digits of the FBA calculator', (_, ownPackage, day, fee) => {
    expect(fulfillmentAt({ ...US, ownPackage }, on(day))?.at(24.99)).toBeCloseTo(fee, 10);
  });

  it('is that of apparel for clothing', () => {
    const at = (category: 'clothing' | 'home' | null) =>
      fulfillmentAt({ ...US, category }, on('2026-03-01'))?.at(20);
    expect(at('home')).toBe(3.96);
    expect(at(null)).toBe(3.96);
    expect(at('clothing')).toBeGreaterThan(3.96);
  });

  it.each([
    ['US', '2026-03-01', 'amazon-us-2026-01-15'],
    ['US', '2026-01-14', 'amazon-us-2024-04-15'],
    ['UK', '2026-03-01', 'amazon-uk-2026-02-01'],
    ['DE', '2026-03-01', 'amazon-de-2026-02-01'],
    ['CA', '2026-03-01', 'amazon-ca-2026-02-01'],
  ] as const)('in %s on %s names the card %s', (marketplace, day, ruleSet) => {
    const fees = fulfillmentAt({ ...US, marketplace }, on(day));
    expect(fees?.card).toMatchObject({ ruleSet, effectiveFrom: ruleSet.slice(-10) });
    expect(fees?.at(20)).toBeGreaterThan(0);
  });

  it('follows the package in metric units, also on a metric card', () => {
    const uk = (ownPackage: typeof BOX | typeof BOX_METRIC) =>
      fulfillmentAt({ ...US, marketplace: 'UK', ownPackage }, on('2026-03-01'))?.at(20);
    expect(uk(BOX_METRIC)).toBe(uk(BOX));
  });

  it.each([
    ['without a card of the day', US, '2020-01-01'],
    ['without a package', { ...US, ownPackage: null }, '2026-03-01'],
    ['with a package left out', { ...US, ownPackage: undefined }, '2026-03-01'],
    ['without the weight', { ...US, ownPackage: { ...THIN, weight: null } }, '2026-03-01'],
    ['without a side', { ...US, ownPackage: { ...THIN, height: null } }, '2026-03-01'],
    // The FBA calculator names a 0 as missing; a fee of the smallest tier was computed here.
    ['with a weight of 0', { ...US, ownPackage: { ...THIN, weight: 0 } }, '2026-03-01'],
    ['with a side of 0', { ...US, ownPackage: { ...THIN, length: 0 } }, '2026-03-01'],
    ['with a typed fee', { ...US, fbaFee: 0 }, '2026-03-01'],
  ])('is not computed %s', (_, input, day) => {
    expect(fulfillmentAt(input, on(day))).toBeNull();
  });

  // Too light for the tiers of such a size: the largest one requires a unit weight over 150 lb.
  it('is null where the card has no tier for the package', () => {
    const light = { ...THIN, length: 100, width: 60, height: 60, weight: 1 };
    const at = (ownPackage: typeof light) => fulfillmentAt({ ...US, ownPackage }, on('2026-03-01'))?.at(20);
    expect(at(light)).toBeNull();
    expect(at({ ...light, weight: 151 })).toBeGreaterThan(100);
  });
});
