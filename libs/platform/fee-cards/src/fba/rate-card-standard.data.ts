import type { FeeSchedule } from './fee-schedule.ts';
import { ruleSetOf } from './rule-sets.data.ts';
import type { RateCard, TierRule } from './rate-card.ts';

const RULE_SET = ruleSetOf('standard');

const PUBLISHED = {
  effectiveFrom: null,
  source: RULE_SET.source,
  checkedOn: RULE_SET.checkedOn,
  confidence: 'confirmed',
} as const;

const OWN_WEIGHT_TIER = {
  tierWeight: 'own',
  billing: 'greater',
  minimumSide: 0,
  ownWeightAbove: null,
  overmaxAbove: null,
} as const;

const TIERS: readonly TierRule[] = [
  {
    ...OWN_WEIGHT_TIER,
    id: 'small-standard',
    sizeClass: 'standard',
    maxSides: [18, 14, 8],
    maxLengthPlusGirth: 130,
    maxWeight: 20,
  },
  {
    ...OWN_WEIGHT_TIER,
    id: 'large-standard',
    sizeClass: 'standard',
    maxSides: [96, 96, 96],
    maxLengthPlusGirth: 130,
    maxWeight: 150,
  },
  {
    ...OWN_WEIGHT_TIER,
    id: 'special-oversize',
    sizeClass: 'oversize',
    maxSides: null,
    maxLengthPlusGirth: null,
    maxWeight: null,
  },
];

const flat = (fee: number): FeeSchedule => ({
  brackets: [{ upTo: null, fees: [fee] }],
  beyond: null,
});

/** The specification's figures. They carry no season, no price band and no date. */
export const STANDARD_CARD: RateCard = {
  ruleSet: RULE_SET,
  publishedUntil: null,
  currency: 'USD',
  units: 'imperial',
  volumeUnit: 'ft3',
  tax: null,
  dimensionalDivisor: 139,
  tiers: TIERS,
  middlePriceBand: null,
  columns: 'one',
  seasons: null,
  lowPrice: null,
  lacksPeak: false,
  fulfillment: {
    general: {
      ...PUBLISHED,
      seasons: {
        'non-peak': {
          'small-standard': {
            brackets: [
              { upTo: 1, fees: [3.22] },
              { upTo: 2, fees: [3.4] },
            ],
            beyond: { base: [3.4], above: 2, stepFee: 0.5, step: 1, counting: 'fraction' },
          },
          'large-standard': {
            brackets: [
              { upTo: 1, fees: [4.09] },
              { upTo: 2, fees: [4.9] },
              { upTo: 3, fees: [5.71] },
            ],
            beyond: { base: [5.71], above: 3, stepFee: 0.81, step: 1, counting: 'fraction' },
          },
          'special-oversize': {
            brackets: [],
            beyond: { base: [26.35], above: 0, stepFee: 0.81, step: 1, counting: 'fraction' },
          },
        },
        peak: null,
      },
    },
    apparel: null,
    dangerous: null,
  },
  fuelSurcharge: null,
  dangerousGoodsFee: null,
  storage: {
    ...PUBLISHED,
    seasons: null,
    general: {
      standard: { 'non-peak': 0.87, peak: 0.87 },
      oversize: { 'non-peak': 0.56, peak: 0.56 },
    },
    apparel: null,
    dangerous: null,
  },
  agedInventory: { ...PUBLISHED, longTerm: { perVolume: 6.9, perUnit: null }, rows: [] },
  removal: {
    ...PUBLISHED,
    schedules: {
      'small-standard': flat(0.5),
      'large-standard': flat(0.6),
      'special-oversize': flat(0.6),
    },
  },
  returnProcessing: { ...PUBLISHED, shareOfFulfillment: 0.2 },
  lithiumBatterySurcharge: null,
};
