import { ENVELOPE, OVERSIZE } from './metric-tiers.ts';
import type { Confidence, RateCard, TierRule, TierSchedules } from './rate-card.ts';
import { ruleSetOf } from './rule-sets.data.ts';

const PRICING_PAGE = 'https://sell.amazon.ae/pricing';
const published = (name: string, confidence: Confidence) => ({
  effectiveFrom: '2025-08-01',
  source: { name, url: PRICING_PAGE },
  checkedOn: '2026-11-22',
  confidence,
});

/** Centimeters and kilograms. */
const TIERS: readonly TierRule[] = [
  { ...ENVELOPE, id: 'small-envelope', maxSides: [20, 15, 1], maxWeight: 0.1 },
  { ...ENVELOPE, id: 'standard-envelope', maxSides: [33, 23, 2.5], maxWeight: 0.5 },
  { ...ENVELOPE, id: 'large-envelope', maxSides: [33, 23, 5], maxWeight: 1 },
  { ...ENVELOPE, id: 'standard-parcel', maxSides: [45, 34, 26], maxWeight: 12 },
  { ...OVERSIZE, billing: 'own', id: 'oversize', maxSides: null, maxWeight: null },
];

/** A price up to 25 dirhams takes so much off every fee. */
const LOW_PRICE_DISCOUNT = 2;

const rows = (pairs: readonly (readonly [upTo: number, fee: number])[]) => ({
  brackets: pairs.map(([upTo, fee]) => ({ upTo, fees: [fee - LOW_PRICE_DISCOUNT, fee] })),
  beyond: null,
});
const kilograms = (weights: readonly number[], firstFee: number) =>
  weights.map((weight) => [weight, firstFee + weight - (weights[0] ?? 0)] as const);

/** Dirhams at a price above 25. Two copies have different fees for the large envelope and for parcels above 3 kg. */
const FEES: TierSchedules = {
  'small-envelope': rows([[0.1, 7.5]]),
  'standard-envelope': rows([
    [0.1, 8],
    [0.2, 8.2],
    [0.5, 8.5],
  ]),
  'large-envelope': rows([[1, 9.5]]),
  'standard-parcel': rows([
    [0.25, 9.2],
    [0.5, 9.5],
    [1, 10.5],
    [1.5, 11],
    [2, 11.5],
    ...kilograms([3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 12.5),
  ]),
  oversize: rows(kilograms([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 20, 25, 30], 12.5)),
};

/** The card of the United Arab Emirates from 2025-08-01, fees without VAT. Neither a peak card nor a fuel surcharge was found. */
export const AMAZON_AE_2025_08_01_CARD: RateCard = {
  ruleSet: ruleSetOf('amazon-ae-2025-08-01'),
  publishedUntil: null,
  currency: 'AED',
  units: 'metric',
  volumeUnit: 'ft3',
  tax: 'excluded',
  dimensionalDivisor: null,
  tiers: TIERS,
  middlePriceBand: { from: 25, includesFrom: false, upTo: null },
  columns: 'price-band',
  lowPrice: null,
  seasons: null,
  lacksPeak: false,
  fulfillment: {
    general: {
      ...published(
        'Amazon.ae FBA fees from 2025-08-01, still shown in October 2026, two copies that agree in most rows',
        'confirmed',
      ),
      singleSourceTiers: ['large-envelope', 'standard-parcel', 'oversize'],
      seasons: { 'non-peak': FEES, peak: null },
    },
    apparel: null,
    dangerous: null,
  },
  fuelSurcharge: null,
  dangerousGoodsFee: null,
  storage: {
    ...published('Amazon.ae, monthly storage fees, two agreeing copies', 'confirmed'),
    seasons: null,
    general: { standard: { 'non-peak': 2, peak: 2 }, oversize: { 'non-peak': 2, peak: 2 } },
    apparel: null,
    dangerous: null,
  },
  agedInventory: null,
  removal: null,
  returnProcessing: null,
  lithiumBatterySurcharge: null,
};
