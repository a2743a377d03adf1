import {
  APPAREL_NON_PEAK,
  DANGEROUS_NON_PEAK,
  GENERAL_NON_PEAK,
  GENERAL_PEAK,
} from './fulfillment-2026-01-15.data.ts';
import type { FeeSchedule } from './fee-schedule.ts';
import type { RateCard, TierRule, UnconfirmedAgedRate } from './rate-card.ts';

const CHECKED_ON = '2026-11-21';
const CARD_START = '2026-01-15';

const FEE_CHANGES = {
  name: 'Amazon Seller Central, 2026 US FBA fulfillment fee changes',
  url: 'https://sellercentral.amazon.com/help/hub/reference/external/GABBX6GZPA8MSZGW',
};
const ONE_COPY = {
  name: 'Amazon Seller Central, US FBA fulfillment fees for apparel and dangerous goods, read in one public copy',
};

const STANDARD_SIZE = {
  namedWeights: null,
  sizeClass: 'standard',
  maxLengthPlusGirth: null,
  ownWeightAbove: null,
  minimumSide: 0,
  overmaxAbove: null,
} as const;

const BULKY = {
  namedWeights: null,
  sizeClass: 'oversize',
  maxLengthPlusGirth: 130,
  maxWeight: 50,
  ownWeightAbove: null,
  tierWeight: 'greater',
  billing: 'greater',
  minimumSide: 2,
  overmaxAbove: null,
} as const;

const EXTRA_LARGE = {
  name: 'extra-large',
  sizeClass: 'oversize',
  maxSides: null,
  maxLengthPlusGirth: null,
  ownWeightAbove: null,
  tierWeight: 'greater',
  billing: 'greater',
  minimumSide: 2,
  overmaxAbove: { longest: 96, lengthPlusGirth: 130 },
} as const;

/** Seller Central, product size tiers (GG5KW835AHDJCH8W), from 2026-01-15. */
const TIERS: readonly TierRule[] = [
  {
    ...STANDARD_SIZE,
    id: 'small-standard',
    name: 'small-standard',
    maxSides: [15, 12, 0.75],
    maxWeight: 1,
    tierWeight: 'own',
    billing: 'own',
  },
  {
    ...STANDARD_SIZE,
    id: 'large-standard',
    name: 'large-standard',
    maxSides: [18, 14, 8],
    maxWeight: 20,
    tierWeight: 'greater',
    billing: 'greater',
  },
  { ...BULKY, id: 'small-bulky', name: 'small-bulky', maxSides: [37, 28, 20] },
  { ...BULKY, id: 'large-bulky', name: 'large-bulky', maxSides: [59, 33, 33] },
  { ...EXTRA_LARGE, id: 'extra-large-0-50', namedWeights: { fromLb: 0, toLb: 50 }, maxWeight: 50 },
  { ...EXTRA_LARGE, id: 'extra-large-50-70', namedWeights: { fromLb: 50, toLb: 70 }, maxWeight: 70 },
  { ...EXTRA_LARGE, id: 'extra-large-70-150', namedWeights: { fromLb: 70, toLb: 150 }, maxWeight: 150 },
  {
    ...EXTRA_LARGE,
    id: 'extra-large-150-plus',
    name: 'extra-large-open',
    namedWeights: { fromLb: 150 },
    maxWeight: null,
    ownWeightAbove: 150,
    tierWeight: 'own',
    billing: 'own',
    overmaxAbove: null,
  },
];

const REMOVAL_STANDARD: FeeSchedule = {
  brackets: [
    { upToLb: 0.5, fees: [0.84] },
    { upToLb: 1, fees: [1.53] },
    { upToLb: 2, fees: [2.27] },
  ],
  beyond: { base: [2.89], aboveLb: 2, stepFee: 1.06, stepLb: 1, counting: 'started-steps' },
};

const REMOVAL_OVERSIZE: FeeSchedule = {
  brackets: [
    { upToLb: 1, fees: [3.12] },
    { upToLb: 2, fees: [4.3] },
    { upToLb: 4, fees: [6.36] },
    { upToLb: 10, fees: [10.04] },
  ],
  beyond: { base: [14.32], aboveLb: 10, stepFee: 1.06, stepLb: 1, counting: 'started-steps' },
};

const unconfirmed = (fromDays: number, toDays: number): UnconfirmedAgedRate => ({
  fromDays,
  toDays,
  perCubicFoot: null,
  perUnit: null,
});

/**
 * The US card from 2026-01-15. Non-peak fees run from 15 January to 14 October, peak fees from 15 October to
 * 14 January; the fuel and logistics surcharge came on top on 2026-04-17.
 */
export const AMAZON_US_2026_01_15_CARD: RateCard = {
  ruleSet: {
    id: 'amazon-us-2026-01-15',
    effectiveFrom: CARD_START,
    source: FEE_CHANGES,
    checkedOn: CHECKED_ON,
  },
  publishedUntil: '2027-01-14',
  marketplace: 'US',
  currency: 'USD',
  dimensionalDivisor: 139,
  tiers: TIERS,
  middlePriceBand: { from: 10, upTo: 50 },
  seasons: {
    'non-peak': { from: '01-15', until: '10-14' },
    peak: { from: '10-15', until: '01-14' },
  },
  fulfillment: {
    general: {
      effectiveFrom: CARD_START,
      source: FEE_CHANGES,
      checkedOn: CHECKED_ON,
      seasons: { 'non-peak': GENERAL_NON_PEAK, peak: GENERAL_PEAK },
    },
    apparel: {
      effectiveFrom: CARD_START,
      source: ONE_COPY,
      checkedOn: CHECKED_ON,
      seasons: { 'non-peak': APPAREL_NON_PEAK, peak: null },
    },
    dangerous: {
      effectiveFrom: CARD_START,
      source: ONE_COPY,
      checkedOn: CHECKED_ON,
      seasons: { 'non-peak': DANGEROUS_NON_PEAK, peak: null },
    },
  },
  fuelSurcharge: {
    effectiveFrom: '2026-04-17',
    source: {
      name: 'Notice of the fuel and logistics surcharge (US and Canada), eight agreeing seller publications',
    },
    checkedOn: CHECKED_ON,
    rate: 0.035,
  },
  storage: {
    effectiveFrom: '2024-04-01',
    source: {
      name: 'Amazon Seller Central, FBA monthly inventory storage fees, unchanged in 2026',
      url: 'https://sellercentral.amazon.com/help/hub/reference/external/GJ9NNG7RK4TU6E3Z',
    },
    checkedOn: CHECKED_ON,
    seasons: {
      'non-peak': { from: '01-01', until: '09-30' },
      peak: { from: '10-01', until: '12-31' },
    },
    general: {
      standard: { 'non-peak': 0.78, peak: 2.4 },
      oversize: { 'non-peak': 0.56, peak: 1.4 },
    },
    dangerous: {
      standard: { 'non-peak': 0.99, peak: 3.63 },
      oversize: { 'non-peak': 0.78, peak: 2.43 },
    },
  },
  agedInventory: {
    effectiveFrom: CARD_START,
    source: { name: 'Aged inventory surcharge 2026, three agreeing seller publications' },
    checkedOn: CHECKED_ON,
    longTerm: { perCubicFoot: 6.9, perUnit: 0.3 },
    rows: [
      unconfirmed(181, 210),
      unconfirmed(211, 240),
      unconfirmed(241, 270),
      unconfirmed(271, 300),
      unconfirmed(301, 330),
      unconfirmed(331, 365),
      { fromDays: 366, toDays: 455, perCubicFoot: 6.9, perUnit: 0.3 },
      { fromDays: 456, toDays: null, perCubicFoot: 7.9, perUnit: 0.35 },
    ],
  },
  removal: {
    effectiveFrom: CARD_START,
    source: {
      name: 'EcomCrew, Amazon FBA removal and disposal fees per unit',
      url: 'https://ecomcrew.com/amazon-fba-removal-disposal-fees-per-unit-change',
    },
    checkedOn: CHECKED_ON,
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
};
