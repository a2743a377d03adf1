import { ENVELOPE, OVERSIZE, PARCEL } from './metric-tiers.ts';
import type { Confidence, RateCard, TierRule, TierSchedules } from './rate-card.ts';
import { ruleSetOf } from './rule-sets.data.ts';

const PRICING_PAGE = 'https://sell.amazon.com.au/pricing';
const published = (name: string, confidence: Confidence) => ({
  effectiveFrom: '2026-06-10',
  source: { name, url: PRICING_PAGE },
  checkedOn: '2026-11-22',
  confidence,
});

/** Centimeters and kilograms. Small oversize takes the unit weight of standard oversize, which contains it. */
const TIERS: readonly TierRule[] = [
  { ...ENVELOPE, id: 'small-envelope', maxSides: [20, 15, 1], maxWeight: 0.075 },
  { ...ENVELOPE, id: 'standard-envelope', maxSides: [33, 23, 2.5], maxWeight: 0.475 },
  { ...ENVELOPE, id: 'large-envelope', maxSides: [33, 23, 5], maxWeight: 0.975 },
  { ...PARCEL, id: 'parcel', maxSides: [45, 34, 20], maxWeight: 12 },
  { ...OVERSIZE, id: 'small-oversize', maxSides: [61, 46, 46], maxWeight: 22 },
  { ...OVERSIZE, id: 'standard-oversize', maxSides: [105, 60, 60], maxWeight: 22 },
  { ...OVERSIZE, id: 'large-oversize', maxSides: null, maxWeight: 35 },
  { ...OVERSIZE, id: 'extra-large', maxSides: null, maxWeight: 250 },
];

/** A price under 13 dollars takes so much off every fee. */
const LOW_PRICE_DISCOUNT = 0.91;
const inBands = (fee: number) => [Number((fee - LOW_PRICE_DISCOUNT).toFixed(2)), fee];

const rows = (pairs: readonly (readonly [upTo: number, fee: number])[]) =>
  pairs.map(([upTo, fee]) => ({ upTo, fees: inBands(fee) }));

const perKilogram = (base: number, above: number, stepFee: number) =>
  ({ base: inBands(base), above, stepFee, step: 1, counting: 'started-steps' }) as const;

const FEES: TierSchedules = {
  'small-envelope': { brackets: rows([[0.075, 4.55]]), beyond: null },
  'standard-envelope': {
    brackets: rows([
      [0.075, 4.58],
      [0.225, 5.26],
      [0.475, 5.61],
    ]),
    beyond: null,
  },
  'large-envelope': {
    brackets: rows([
      [0.225, 6.78],
      [0.475, 7.02],
      [0.975, 8.29],
    ]),
    beyond: null,
  },
  parcel: {
    brackets: rows([
      [0.25, 7.34],
      [0.5, 7.64],
      [1, 9.22],
      [1.5, 9.68],
      [2, 9.81],
      [3, 9.86],
      [4, 10.18],
      [5, 10.19],
      [6, 11.1],
      [8, 11.26],
      [10, 11.27],
      [11, 13.8],
      [12, 13.93],
    ]),
    beyond: null,
  },
  'small-oversize': {
    brackets: rows([
      [1, 9.94],
      [1.25, 10.41],
      [1.5, 10.65],
      [2, 10.66],
    ]),
    beyond: perKilogram(10.68, 2, 0.01),
  },
  'standard-oversize': {
    brackets: rows([
      [1, 12.3],
      [2, 12.95],
      [3, 13.04],
      [4, 13.18],
      [5, 13.41],
      [6, 14.31],
      [7, 14.46],
      [8, 14.48],
      [10, 14.52],
      [15, 15.86],
      [22, 16.42],
    ]),
    beyond: perKilogram(16.43, 22, 0.01),
  },
  'large-oversize': {
    brackets: rows([
      [5, 14.71],
      [10, 15.12],
      [15, 16.02],
      [20, 16.52],
      [25, 16.56],
      [30, 23],
      [35, 24],
    ]),
    beyond: perKilogram(34, 35, 0.1),
  },
  'extra-large': { brackets: [], beyond: perKilogram(72, 35, 0.1) },
};

/** The Australian card from 2026-06-10, fees without GST. Neither a peak card nor a fuel surcharge was found. */
export const AMAZON_AU_2026_06_10_CARD: RateCard = {
  ruleSet: ruleSetOf('amazon-au-2026-06-10'),
  publishedUntil: null,
  currency: 'AUD',
  units: 'metric',
  volumeUnit: 'm3',
  tax: 'excluded',
  dimensionalDivisor: 4000,
  tiers: TIERS,
  middlePriceBand: { from: 13, includesFrom: true, upTo: null },
  columns: 'price-band',
  lowPrice: null,
  seasons: null,
  lacksPeak: false,
  fulfillment: {
    general: {
      ...published(
        'Amazon.com.au FBA fees from 2026-06-10, two copies that agree where both have a row',
        'confirmed',
      ),
      singleSourceTiers: [
        'large-envelope',
        'parcel',
        'small-oversize',
        'standard-oversize',
        'large-oversize',
        'extra-large',
      ],
      seasons: { 'non-peak': FEES, peak: null },
    },
    apparel: null,
    dangerous: null,
  },
  fuelSurcharge: null,
  dangerousGoodsFee: null,
  storage: {
    ...published('Amazon.com.au, monthly storage fees, one copy', 'single-source'),
    seasons: { 'non-peak': { from: '01-01', until: '09-30' }, peak: { from: '10-01', until: '12-31' } },
    general: {
      standard: { 'non-peak': 37, peak: 51.8 },
      oversize: { 'non-peak': 34.2, peak: 48 },
    },
    apparel: null,
    dangerous: null,
  },
  agedInventory: null,
  removal: null,
  returnProcessing: null,
  lithiumBatterySurcharge: null,
  lacksStepRounding: true,
};
