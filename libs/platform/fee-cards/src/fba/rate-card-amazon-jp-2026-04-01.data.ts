import { ENVELOPE, OVERSIZE } from './metric-tiers.ts';
import type { RateCard, TierRule, TierSchedules } from './rate-card.ts';
import { ruleSetOf } from './rule-sets.data.ts';
import type { SizeTierId } from './size-tiers.ts';

const PRICING_PAGE = 'https://sell.amazon.co.jp/pricing';
const PUBLISHED = {
  effectiveFrom: '2026-04-01',
  source: { name: 'Amazon.co.jp, pricing, four agreeing copies of 2026', url: PRICING_PAGE },
  checkedOn: '2026-11-22',
  confidence: 'confirmed',
} as const;

/** Within these sides and 9 kg an item is standard, beyond them large; one copy alone has this bound. */
const STANDARD_SIDES = [45, 35, 20] as const;

interface Row {
  readonly id: SizeTierId;
  readonly sum: number;
  readonly maxWeight: number;
  readonly fees: readonly [low: number, other: number];
}

/** The sum of the sides in centimeters, kilograms, yen up to a price of 1,000 and above it. */
const STANDARD_ROWS: readonly Row[] = [
  { id: 'standard-2a', sum: 20, maxWeight: 2, fees: [344, 410] },
  { id: 'standard-2b', sum: 30, maxWeight: 2, fees: [358, 415] },
  { id: 'standard-2c', sum: 40, maxWeight: 2, fees: [371, 420] },
  { id: 'standard-2d', sum: 50, maxWeight: 2, fees: [379, 425] },
  { id: 'standard-2e', sum: 60, maxWeight: 2, fees: [391, 430] },
  { id: 'standard-3', sum: 80, maxWeight: 5, fees: [427, 472] },
  { id: 'standard-4', sum: 100, maxWeight: 9, fees: [466, 532] },
];

const LARGE_ROWS: readonly Row[] = [
  { id: 'large-1', sum: 60, maxWeight: 2, fees: [523, 589] },
  { id: 'large-2', sum: 80, maxWeight: 5, fees: [558, 624] },
  { id: 'large-3', sum: 100, maxWeight: 10, fees: [609, 675] },
  { id: 'large-4', sum: 120, maxWeight: 15, fees: [715, 781] },
  { id: 'large-5', sum: 140, maxWeight: 20, fees: [954, 1020] },
  { id: 'large-6', sum: 160, maxWeight: 25, fees: [1034, 1100] },
  { id: 'large-7', sum: 180, maxWeight: 30, fees: [1466, 1532] },
  { id: 'large-8', sum: 200, maxWeight: 40, fees: [1690, 1756] },
  { id: 'supersize-1', sum: 200, maxWeight: 50, fees: [2689, 2755] },
  { id: 'supersize-2', sum: 220, maxWeight: 50, fees: [3507, 3573] },
  { id: 'supersize-3', sum: 240, maxWeight: 50, fees: [4430, 4496] },
  { id: 'supersize-4', sum: 260, maxWeight: 50, fees: [5559, 5625] },
];

const TIERS: readonly TierRule[] = [
  { ...ENVELOPE, id: 'small', maxSides: [25, 18, 2], maxWeight: 0.25 },
  { ...ENVELOPE, id: 'standard-1', maxSides: [35, 30, 3.3], maxWeight: 1 },
  ...STANDARD_ROWS.map(({ id, sum, maxWeight }) => ({
    ...ENVELOPE,
    id,
    maxSides: STANDARD_SIDES,
    maxSideSum: sum,
    maxWeight,
  })),
  ...LARGE_ROWS.map(({ id, sum, maxWeight }) => ({
    ...OVERSIZE,
    id,
    billing: 'own' as const,
    maxSides: null,
    maxSideSum: sum,
    maxWeight,
  })),
];

const flat = (fees: readonly number[]) => ({ brackets: [{ upTo: null, fees }], beyond: null });

const FEES: TierSchedules = {
  small: flat([222, 288]),
  'standard-1': flat([252, 318]),
  ...Object.fromEntries([...STANDARD_ROWS, ...LARGE_ROWS].map(({ id, fees }) => [id, flat(fees)])),
};

/** Apparel, shoes and bags have one rate for every size. */
const APPAREL_STORAGE = { 'non-peak': 3.1, peak: 5.5 };

/**
 * The Japanese card as it was published from April to October 2026, fees with consumption tax. No fee looks at the
 * dimensional weight; neither a peak card nor a fuel surcharge was found.
 */
export const AMAZON_JP_2026_04_01_CARD: RateCard = {
  ruleSet: ruleSetOf('amazon-jp-2026-04-01'),
  publishedUntil: null,
  currency: 'JPY',
  units: 'metric',
  volumeUnit: 'dm3',
  tax: 'included',
  dimensionalDivisor: null,
  tiers: TIERS,
  middlePriceBand: { from: 1000, includesFrom: false, upTo: null },
  columns: 'price-band',
  lowPrice: null,
  seasons: null,
  lacksPeak: false,
  fulfillment: {
    general: { ...PUBLISHED, seasons: { 'non-peak': FEES, peak: null } },
    apparel: null,
    dangerous: null,
  },
  fuelSurcharge: null,
  dangerousGoodsFee: null,
  storage: {
    ...PUBLISHED,
    source: { ...PUBLISHED.source, name: 'Amazon.co.jp, pricing: storage, two agreeing copies of 2026' },
    seasons: { 'non-peak': { from: '01-01', until: '09-30' }, peak: { from: '10-01', until: '12-31' } },
    general: {
      standard: { 'non-peak': 5.676, peak: 10.087 },
      oversize: { 'non-peak': 3.278, peak: 6.984 },
    },
    apparel: { standard: APPAREL_STORAGE, oversize: APPAREL_STORAGE },
    dangerous: null,
  },
  agedInventory: null,
  removal: null,
  returnProcessing: null,
  lithiumBatterySurcharge: null,
};
