import { UNCONFIRMED_AGED_RATES } from './aged-inventory-us.data.ts';
import type { BeyondBrackets, Bracket, FeeSchedule } from './fee-schedule.ts';
import type { RateCard, TierRule, TierSchedules } from './rate-card.ts';
import { ruleSetOf } from './rule-sets.data.ts';
import { US_STORAGE_2024_04_01 } from './storage-us-2024-04-01.data.ts';
import { BULKY, EXTRA_LARGE_TIERS, STANDARD_SIZE_TIERS } from './us-size-tiers.data.ts';

const CHECKED_ON = '2026-11-21';

const RULE_SET = ruleSetOf('amazon-us-2024-04-15');

const PUBLISHED = {
  effectiveFrom: RULE_SET.effectiveFrom,
  source: RULE_SET.source,
  checkedOn: RULE_SET.checkedOn,
  confidence: 'confirmed',
} as const;

/** One tier for all bulky goods; the small one came in 2026. */
const TIERS: readonly TierRule[] = [
  ...STANDARD_SIZE_TIERS,
  { ...BULKY, id: 'large-bulky', maxSides: [59, 33, 33] },
  ...EXTRA_LARGE_TIERS,
];

/** Low-price FBA: an item under 10 USD paid so much less. */
const LOW_PRICE_DISCOUNT = 0.77;

/** In the order of the bands: under 10, from 10 on, and the third that this card has not. */
function inBands(fee: number): readonly number[] {
  return [(fee * 100 - LOW_PRICE_DISCOUNT * 100) / 100, fee, fee].map((one) => Number(one.toFixed(2)));
}

function brackets(step: number, fees: readonly number[]): Bracket[] {
  return fees.map((fee, index) => ({ upTo: (index + 1) * step, fees: inBands(fee) }));
}

function beyond(base: number, per: Pick<BeyondBrackets, 'above' | 'stepFee' | 'step'>): BeyondBrackets {
  return { base: inBands(base), ...per, counting: 'started-steps' };
}

function perPound(base: number, above: number, stepFee: number): FeeSchedule {
  return { brackets: [], beyond: beyond(base, { above, stepFee, step: 1 }) };
}

/** Steps of 2 oz up to 16 oz; of 4 oz up to 3 lb. */
const GENERAL_NON_PEAK: TierSchedules = {
  'small-standard': {
    brackets: brackets(1 / 8, [3.06, 3.15, 3.24, 3.33, 3.43, 3.53, 3.6, 3.65]),
    beyond: null,
  },
  'large-standard': {
    brackets: brackets(1 / 4, [3.68, 3.9, 4.15, 4.55, 4.99, 5.37, 5.52, 5.77, 5.87, 6.05, 6.21, 6.62]),
    beyond: beyond(6.92, { above: 3, stepFee: 0.08, step: 0.25 }),
  },
  'large-bulky': perPound(9.61, 1, 0.38),
  'extra-large-0-50': perPound(26.33, 1, 0.38),
  'extra-large-50-70': perPound(40.12, 51, 0.75),
  'extra-large-70-150': perPound(54.81, 71, 0.75),
  'extra-large-150-plus': perPound(194.95, 151, 0.19),
};

/** No figure of these goods is known, and none is borrowed. */
const UNKNOWN_TABLE = { ...PUBLISHED, seasons: { 'non-peak': null, peak: null } };

/** The US card from 2024-04-15 to 2026-01-14, off the peak: for comparison with newer ones. */
export const AMAZON_US_2024_04_15_CARD: RateCard = {
  ruleSet: RULE_SET,
  publishedUntil: '2026-01-14',
  currency: 'USD',
  units: 'imperial',
  volumeUnit: 'ft3',
  tax: null,
  dimensionalDivisor: 139,
  tiers: TIERS,
  middlePriceBand: { from: 10, includesFrom: true, upTo: null },
  columns: 'price-band',
  seasons: null,
  lowPrice: null,
  lacksPeak: true,
  fulfillment: {
    general: { ...PUBLISHED, seasons: { 'non-peak': GENERAL_NON_PEAK, peak: null } },
    apparel: UNKNOWN_TABLE,
    dangerous: UNKNOWN_TABLE,
  },
  fuelSurcharge: null,
  dangerousGoodsFee: null,
  storage: US_STORAGE_2024_04_01,
  agedInventory: {
    effectiveFrom: '2023-04-15',
    source: { name: 'Aged inventory surcharge 2023, two agreeing seller publications' },
    checkedOn: CHECKED_ON,
    confidence: 'confirmed',
    longTerm: { perVolume: 6.9, perUnit: 0.15 },
    rows: [...UNCONFIRMED_AGED_RATES, { fromDays: 366, toDays: null, perVolume: 6.9, perUnit: 0.15 }],
  },
  removal: null,
  returnProcessing: null,
  lithiumBatterySurcharge: null,
};
