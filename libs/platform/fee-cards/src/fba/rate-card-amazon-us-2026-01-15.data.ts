import { GENERAL_NON_PEAK, GENERAL_PEAK } from './fulfillment-2026-01-15.data.ts';
import { APPAREL_NON_PEAK, DANGEROUS_NON_PEAK } from './fulfillment-special-2026-01-15.data.ts';
import { OPTIONAL_FEES_US_2026_01_15 } from './optional-fees-us-2026-01-15.data.ts';
import type { FeeSchedule } from './fee-schedule.ts';
import { US_STORAGE_2024_04_01 } from './storage-us-2024-04-01.data.ts';
import { BULKY, EXTRA_LARGE_TIERS, STANDARD_SIZE_TIERS } from './us-size-tiers.data.ts';
import type { RateCard, TierRule } from './rate-card.ts';
import { UNCONFIRMED_AGED_RATES } from './aged-inventory-us.data.ts';
import { ruleSetOf } from './rule-sets.data.ts';

const CHECKED_ON = '2026-11-21';
const CARD_START = '2026-01-15';

const RULE_SET = ruleSetOf('amazon-us-2026-01-15');

/** Seller Central, product size tiers (GG5KW835AHDJCH8W), from 2026-01-15. */
const TIERS: readonly TierRule[] = [
  ...STANDARD_SIZE_TIERS,
  { ...BULKY, id: 'small-bulky', maxSides: [37, 28, 20] },
  { ...BULKY, id: 'large-bulky', maxSides: [59, 33, 33] },
  ...EXTRA_LARGE_TIERS,
];

const REMOVAL_STANDARD: FeeSchedule = {
  brackets: [
    { upTo: 0.5, fees: [0.84] },
    { upTo: 1, fees: [1.53] },
    { upTo: 2, fees: [2.27] },
  ],
  beyond: { base: [2.89], above: 2, stepFee: 1.06, step: 1, counting: 'started-steps' },
};

const REMOVAL_OVERSIZE: FeeSchedule = {
  brackets: [
    { upTo: 1, fees: [3.12] },
    { upTo: 2, fees: [4.3] },
    { upTo: 4, fees: [6.36] },
    { upTo: 10, fees: [10.04] },
  ],
  beyond: { base: [14.32], above: 10, stepFee: 1.06, step: 1, counting: 'started-steps' },
};

const SPECIAL_GOODS = {
  effectiveFrom: CARD_START,
  source: {
    name: 'Amazon Seller Central, US FBA fulfillment fees for apparel and dangerous goods, read in one public copy',
  },
  checkedOn: CHECKED_ON,
  confidence: 'single-source',
} as const;

/**
 * The US card from 2026-01-15. Non-peak fees run from 15 January to 14 October, peak fees from 15 October to 14 January; the fuel and
 * logistics surcharge came on top on 2026-04-17.
 */
export const AMAZON_US_2026_01_15_CARD: RateCard = {
  ruleSet: RULE_SET,
  publishedUntil: '2027-01-14',
  currency: 'USD',
  units: 'imperial',
  volumeUnit: 'ft3',
  tax: null,
  dimensionalDivisor: 139,
  tiers: TIERS,
  middlePriceBand: { from: 10, includesFrom: true, upTo: 50 },
  columns: 'price-band',
  seasons: {
    'non-peak': { from: '01-15', until: '10-14' },
    peak: { from: '10-15', until: '01-14' },
  },
  lowPrice: null,
  lacksPeak: false,
  fulfillment: {
    general: {
      effectiveFrom: CARD_START,
      source: RULE_SET.source,
      checkedOn: CHECKED_ON,
      confidence: 'confirmed',
      peakConfidence: 'single-source',
      seasons: { 'non-peak': GENERAL_NON_PEAK, peak: GENERAL_PEAK },
    },
    apparel: { ...SPECIAL_GOODS, seasons: { 'non-peak': APPAREL_NON_PEAK, peak: null } },
    dangerous: { ...SPECIAL_GOODS, seasons: { 'non-peak': DANGEROUS_NON_PEAK, peak: null } },
  },
  fuelSurcharge: {
    effectiveFrom: '2026-04-17',
    source: {
      name: 'Notice of the fuel and logistics surcharge (US and Canada), eight agreeing seller publications',
    },
    checkedOn: CHECKED_ON,
    confidence: 'confirmed',
    rate: 0.035,
  },
  dangerousGoodsFee: null,
  storage: US_STORAGE_2024_04_01,
  agedInventory: {
    effectiveFrom: CARD_START,
    source: { name: 'Aged inventory surcharge 2026, three agreeing seller publications' },
    checkedOn: CHECKED_ON,
    confidence: 'confirmed',
    longTerm: { perVolume: 6.9, perUnit: 0.3 },
    rows: [
      ...UNCONFIRMED_AGED_RATES,
      { fromDays: 366, toDays: 455, perVolume: 6.9, perUnit: 0.3 },
      { fromDays: 456, toDays: null, perVolume: 7.9, perUnit: 0.35 },
    ],
  },
  removal: {
    effectiveFrom: CARD_START,
    source: {
      name: 'EcomCrew, Amazon FBA removal and disposal fees per unit',
      url: 'https://ecomcrew.com/amazon-fba-removal-disposal-fees-per-unit-change',
    },
    checkedOn: CHECKED_ON,
    confidence: 'single-source',
    schedules: {
      'small-standard': REMOVAL_STANDARD,
      'large-standard': REMOVAL_STANDARD,
      'small-bulky': REMOVAL_OVERSIZE,
      'large-bulky': REMOVAL_OVERSIZE,
      'extra-large-0-50': REMOVAL_OVERSIZE,
      'extra-large-50-70': REMOVAL_OVERSIZE,
      'extra-large-70-150': REMOVAL_OVERSIZE,
      'extra-large-150-plus': REMOVAL_OVERSIZE,
    },
  },
  returnProcessing: null,
  lithiumBatterySurcharge: 0.11,
  optional: OPTIONAL_FEES_US_2026_01_15,
};
