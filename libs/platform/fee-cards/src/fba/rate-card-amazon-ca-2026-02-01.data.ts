import type { FeeSchedule } from './fee-schedule.ts';
import { OVERSIZE, PARCEL } from './metric-tiers.ts';
import type { Confidence, RateCard, TierRule, TierSchedules } from './rate-card.ts';
import { ruleSetOf } from './rule-sets.data.ts';

const PRICING_PAGE = 'https://sell.amazon.ca/pricing';
const published = (name: string, confidence: Confidence, effectiveFrom = '2026-02-01') => ({
  effectiveFrom,
  source: { name, url: PRICING_PAGE },
  checkedOn: '2026-11-22',
  confidence,
});

const STANDARD = { ...PARCEL, tierWeight: 'greater' } as const;
const LARGE = { ...OVERSIZE, tierWeight: 'greater' } as const;

/** Centimeters, and kilograms of the greater weight. One copy alone has the limits of oversize. */
const TIERS: readonly TierRule[] = [
  { ...STANDARD, id: 'envelope', maxSides: [38, 27, 2], maxWeight: 0.5 },
  { ...STANDARD, id: 'standard', maxSides: [45, 35, 20], maxWeight: 9 },
  { ...LARGE, id: 'small-oversize', maxSides: [152, 76, 76], maxLengthPlusGirth: 330, maxWeight: 32 },
  { ...LARGE, id: 'medium-oversize', maxSides: [270, 270, 270], maxLengthPlusGirth: 330, maxWeight: 68 },
  { ...LARGE, id: 'large-oversize', maxSides: [270, 270, 270], maxLengthPlusGirth: 419, maxWeight: 68 },
  { ...LARGE, id: 'special-oversize', maxSides: null, maxWeight: null },
];

/** Rows of 100 g. */
interface Season {
  readonly envelope: readonly number[];
  readonly standard: readonly number[];
  /** Above 1.5 kg, before the 0.09 for each started 100 g. */
  readonly heavyStandard: number;
  /** The first 500 g of small, medium, large and special oversize. */
  readonly oversize: readonly [number, number, number, number];
}

const NON_PEAK: Season = {
  envelope: [4.46, 4.71, 5.01, 5.28, 5.62],
  standard: [5.92, 6.12, 6.36, 6.73, 7.23, 7.4, 7.71, 7.95, 8.25, 8.49, 8.58, 8.84, 9.04, 9.29, 9.6],
  heavyStandard: 10.32,
  oversize: [15.43, 37.78, 82.2, 150.78],
};

const PEAK: Season = {
  envelope: [4.73, 4.99, 5.31, 5.6, 5.95],
  standard: [6.28, 6.49, 6.74, 7.13, 7.65, 7.84, 8.17, 8.43, 8.74, 8.99, 9.1, 9.37, 9.58, 9.85, 10.17],
  heavyStandard: 11,
  oversize: [16.77, 41.64, 89.59, 166.85],
};

/** Envelopes and standard items under 14 dollars; one copy of two has those at 14, too. Whether that holds at the peak was not found. */
const LOW_PRICE_DISCOUNT = 0.8;

function schedulesOf(
  { envelope, standard, heavyStandard, oversize }: Season,
  discount: number,
): TierSchedules {
  const inBands = (fee: number) => [Number((fee - discount).toFixed(2)), fee];
  const rows = (fees: readonly number[]) =>
    fees.map((fee, index) => ({ upTo: (index + 1) / 10, fees: inBands(fee) }));
  const perHalfKilogram = (base: number, stepFee: number): FeeSchedule => ({
    brackets: [],
    beyond: { base: [base, base], above: 0.5, stepFee, step: 0.5, counting: 'started-steps' },
  });
  return {
    envelope: { brackets: rows(envelope), beyond: null },
    standard: {
      brackets: rows(standard),
      beyond: {
        base: inBands(heavyStandard),
        above: 1.5,
        stepFee: 0.09,
        step: 0.1,
        counting: 'started-steps',
      },
    },
    'small-oversize': perHalfKilogram(oversize[0], 0.46),
    'medium-oversize': perHalfKilogram(oversize[1], 0.52),
    'large-oversize': perHalfKilogram(oversize[2], 0.58),
    'special-oversize': perHalfKilogram(oversize[3], 0.58),
  };
}

/** The Canadian card from 2026-02-01, fees without GST and HST. The peak, storage and ages are of one copy each. */
export const AMAZON_CA_2026_02_01_CARD: RateCard = {
  ruleSet: ruleSetOf('amazon-ca-2026-02-01'),
  publishedUntil: '2027-01-14',
  currency: 'CAD',
  units: 'metric',
  volumeUnit: 'm3',
  tax: 'excluded',
  dimensionalDivisor: 5000,
  tiers: TIERS,
  middlePriceBand: { from: 14, includesFrom: true, upTo: null },
  columns: 'price-band',
  lowPrice: null,
  lacksLowPriceAtPeak: true,
  hasUnclearLowPriceLimit: true,
  seasons: {
    'non-peak': { from: '01-15', until: '10-14' },
    peak: { from: '10-15', until: '01-14' },
  },
  lacksPeak: false,
  fulfillment: {
    general: {
      ...published(
        'Amazon.ca FBA fulfillment fees of 2026, two agreeing copies; peak fees, one copy',
        'confirmed',
      ),
      peakConfidence: 'single-source',
      singleSourceTiers: ['small-oversize', 'medium-oversize', 'large-oversize', 'special-oversize'],
      seasons: { 'non-peak': schedulesOf(NON_PEAK, LOW_PRICE_DISCOUNT), peak: schedulesOf(PEAK, 0) },
    },
    apparel: null,
    dangerous: null,
  },
  fuelSurcharge: {
    ...published(
      'Notice of the fuel and logistics surcharge (US and Canada), three agreeing copies',
      'confirmed',
    ),
    effectiveFrom: '2026-04-17',
    rate: 0.035,
  },
  dangerousGoodsFee: {
    ...published('Amazon.ca, dangerous goods, one copy', 'single-source'),
    perUnit: 0.11,
  },
  storage: {
    ...published('Amazon.ca, monthly inventory storage fees, one copy', 'single-source'),
    seasons: { 'non-peak': { from: '01-01', until: '09-30' }, peak: { from: '10-01', until: '12-31' } },
    general: {
      standard: { 'non-peak': 40, peak: 77 },
      oversize: { 'non-peak': 28, peak: 49 },
    },
    apparel: null,
    dangerous: null,
  },
  agedInventory: {
    ...published('Amazon.ca, aged inventory surcharge, one copy', 'single-source'),
    longTerm: { perVolume: 330, perUnit: 0.15 },
    rows: [
      { fromDays: 181, toDays: 210, perVolume: 24, perUnit: null },
      { fromDays: 211, toDays: 240, perVolume: 48, perUnit: null },
      { fromDays: 241, toDays: 270, perVolume: 72, perUnit: null },
      { fromDays: 271, toDays: 300, perVolume: 156, perUnit: null },
      { fromDays: 301, toDays: 330, perVolume: 172, perUnit: null },
      { fromDays: 331, toDays: 365, perVolume: 189, perUnit: null },
      { fromDays: 366, toDays: null, perVolume: 330, perUnit: 0.15 },
    ],
  },
  removal: null,
  returnProcessing: null,
  lithiumBatterySurcharge: null,
};
