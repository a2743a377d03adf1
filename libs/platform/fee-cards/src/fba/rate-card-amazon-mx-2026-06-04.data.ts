import type { BeyondBrackets, FeeSchedule } from './fee-schedule.ts';
import { OVERSIZE, PARCEL } from './metric-tiers.ts';
import type { Confidence, RateCard, TierRule, TierSchedules } from './rate-card.ts';
import { ruleSetOf } from './rule-sets.data.ts';

const PRICING_PAGE = 'https://sell.amazon.com.mx/pricing';
const published = (what: string, confidence: Confidence) => ({
  effectiveFrom: '2026-06-04',
  source: { name: `Amazon.com.mx, ${what}`, url: PRICING_PAGE },
  checkedOn: '2026-11-22',
  confidence,
});

/** Centimeters and kilograms: sobre, estándar, grande. One copy alone has the weight of the sobre. */
const TIERS: readonly TierRule[] = [
  { ...PARCEL, id: 'envelope', maxSides: [38, 27, 2], maxWeight: 0.5 },
  { ...PARCEL, id: 'standard', maxSides: [45, 35, 20], maxWeight: null },
  { ...OVERSIZE, id: 'large', maxSides: null, maxWeight: null },
];

/** Pesos at a price under 150, under 299, under 499, and from 499 on. */
type Fees = readonly [number, number, number, number];

/** Rows of 100 g from 0.1 kg; the last one has no end where `isOpen`. */
const hundreds = (rows: readonly Fees[], isOpen = false) =>
  rows.map((fees, index) => ({ upTo: isOpen && index === rows.length - 1 ? null : (index + 1) / 10, fees }));

const started = (base: Fees, above: number, step: number, stepFee: Fees): BeyondBrackets => ({
  base,
  above,
  stepFee,
  step,
  counting: 'started-steps',
});

/** Continues where the rule before it ends; one copy alone has the fees above 1 kg. */
const LARGE: FeeSchedule = {
  brackets: [],
  beyond: started([32, 38, 61, 75.4], 1, 0.5, [2.8, 2.8, 3.1, 3.75]),
  heavier: [
    started([306.4, 312.4, 364.8, 442.9], 50, 0.5, [1.5, 1.5, 1.6, 2.1]),
    started([456.4, 462.4, 524.8, 652.9], 100, 0.5, [1.5, 1.5, 3, 3.6]),
  ],
};

const GENERAL: TierSchedules = {
  envelope: {
    brackets: hundreds(
      [
        [27, 33, 49, 60],
        [27.2, 34, 50, 60.4],
        [27.4, 35, 51, 60.8],
        [27.6, 36, 52, 61.2],
        [27.8, 37, 53, 61.5],
      ],
      true,
    ),
    beyond: null,
  },
  standard: {
    brackets: hundreds([
      [28, 33, 50, 61.8],
      [28.05, 34, 51, 63],
      [28.1, 35, 52, 64],
      [28.15, 36, 53, 66],
      [28.2, 37, 54, 67],
      [28.25, 37.5, 55, 68.3],
      [28.3, 38, 56, 69.6],
      [28.35, 38.5, 57, 71],
      [28.4, 39, 58, 72],
      [28.45, 39.5, 59, 72.7],
    ]),
    beyond: started([28.5, 40, 60, 72.8], 1, 0.25, [1.15, 1.15, 1.75, 1.5]),
  },
  large: LARGE,
};

/** From 499 pesos on as for general goods. */
const GROCERY: TierSchedules = {
  envelope: {
    brackets: hundreds(
      [
        [4.5, 5.5, 14, 60],
        [4.6, 5.6, 14.1, 60.4],
        [4.7, 5.7, 14.2, 60.8],
        [4.8, 5.8, 14.3, 61.2],
        [4.9, 5.9, 14.4, 61.5],
      ],
      true,
    ),
    beyond: null,
  },
  standard: {
    brackets: hundreds([
      [5, 6, 14.5, 61.8],
      [5.1, 6.1, 14.6, 63],
      [5.2, 6.2, 14.7, 64],
      [5.3, 6.3, 14.8, 66],
      [5.4, 6.4, 14.9, 67],
      [5.5, 6.5, 15, 68.3],
      [5.6, 6.6, 15.1, 69.6],
      [5.7, 6.7, 15.2, 71],
      [5.8, 6.8, 15.3, 72],
      [5.9, 6.9, 15.4, 72.7],
    ]),
    beyond: started([6, 7, 15.5, 72.8], 1, 0.25, [0.15, 0.3, 0.45, 1.5]),
  },
  large: LARGE,
};

/** The Mexican card from 2026-06-04, fees with IVA. Neither a peak card nor a fuel surcharge was found. */
export const AMAZON_MX_2026_06_04_CARD: RateCard = {
  ruleSet: ruleSetOf('amazon-mx-2026-06-04'),
  publishedUntil: null,
  currency: 'MXN',
  units: 'metric',
  volumeUnit: 'dm3',
  tax: 'included',
  dimensionalDivisor: 5000,
  tiers: TIERS,
  middlePriceBand: { from: 150, includesFrom: true, upTo: 298.99, topFrom: 499 },
  columns: 'price-band',
  lowPrice: null,
  seasons: null,
  lacksPeak: false,
  fulfillment: {
    general: {
      ...published(
        'FBA fees from 2026-06-04, above 1 kg and 299 pesos from 2026-07-06, two agreeing copies',
        'confirmed',
      ),
      singleSourceTiers: ['large'],
      seasons: { 'non-peak': GENERAL, peak: null },
    },
    apparel: null,
    dangerous: null,
    grocery: {
      ...published(
        'FBA fees of health, grocery and alcoholic drinks from 2026-06-04, one copy of the prices from 299 to 499 pesos',
        'single-source',
      ),
      seasons: { 'non-peak': GROCERY, peak: null },
    },
  },
  fuelSurcharge: null,
  dangerousGoodsFee: null,
  storage: {
    ...published('monthly storage fees, one copy', 'single-source'),
    seasons: { 'non-peak': { from: '01-01', until: '09-30' }, peak: { from: '10-01', until: '12-31' } },
    general: {
      standard: { 'non-peak': 0.36, peak: 0.53 },
      oversize: { 'non-peak': 0.19, peak: 0.43 },
    },
    apparel: null,
    dangerous: null,
  },
  agedInventory: {
    ...published('aged inventory surcharge, one copy', 'single-source'),
    longTerm: { perVolume: 4.76, perUnit: 2.32 },
    rows: [
      { fromDays: 181, toDays: 210, perVolume: 0.3, perUnit: null },
      { fromDays: 211, toDays: 240, perVolume: 0.6, perUnit: null },
      { fromDays: 241, toDays: 270, perVolume: 0.9, perUnit: null },
      { fromDays: 271, toDays: 300, perVolume: 2.56, perUnit: null },
      { fromDays: 301, toDays: 330, perVolume: 2.73, perUnit: null },
      { fromDays: 331, toDays: 365, perVolume: 2.82, perUnit: null },
      { fromDays: 366, toDays: null, perVolume: 4.76, perUnit: 2.32 },
    ],
  },
  removal: null,
  returnProcessing: null,
  lithiumBatterySurcharge: null,
};
