import { OVERSIZE, PARCEL } from './metric-tiers.ts';
import { OPTIONAL_FEES_IN_2026_09_07 } from './optional-fees-in-2026-09-07.data.ts';
import type { Confidence, RateCard, TierRule, TierSchedules } from './rate-card.ts';
import { ruleSetOf } from './rule-sets.data.ts';

const PRICING_PAGE = 'https://sell.amazon.in/fees-and-pricing';
const published = (what: string, confidence: Confidence) => ({
  effectiveFrom: '2026-09-07',
  source: { name: `Amazon.in, ${what}`, url: PRICING_PAGE },
  checkedOn: '2026-11-22',
  confidence,
});

/** Centimeters and kilograms. */
const TIERS: readonly TierRule[] = [
  { ...PARCEL, id: 'standard', maxSides: [183, 183, 183], maxLengthPlusGirth: 300, maxWeight: 22.5 },
  { ...OVERSIZE, id: 'heavy-and-bulky', maxSides: null, maxWeight: null },
];

const PICK_AND_PACK = 17;
/** Regional, rupees for the first 500 g and with the next 500 g; no figure above 1 kg, nor of local and national ones, was found. */
const WEIGHT_HANDLING = [37, 54];

const FEES: TierSchedules = {
  standard: {
    brackets: WEIGHT_HANDLING.map((fee, index) => ({ upTo: (index + 1) / 2, fees: [PICK_AND_PACK + fee] })),
    beyond: null,
  },
};

/** Rupees per cubic foot and month, all year and for all sizes. */
const STORAGE = { 'non-peak': 50, peak: 50 };

/** The Indian card as it was published from September 2026, fees without GST. */
export const AMAZON_IN_2026_09_07_CARD: RateCard = {
  ruleSet: ruleSetOf('amazon-in-2026-09-07'),
  publishedUntil: null,
  currency: 'INR',
  units: 'metric',
  volumeUnit: 'ft3',
  tax: 'excluded',
  dimensionalDivisor: 5000,
  tiers: TIERS,
  middlePriceBand: null,
  columns: 'one',
  lowPrice: null,
  seasons: null,
  lacksPeak: false,
  isRegionalOnly: true,
  optional: OPTIONAL_FEES_IN_2026_09_07,
  fulfillment: {
    general: {
      ...published('pick and pack fee and weight handling fee, two agreeing copies of 2026', 'confirmed'),
      seasons: { 'non-peak': FEES, peak: null },
    },
    apparel: null,
    dangerous: null,
  },
  fuelSurcharge: null,
  dangerousGoodsFee: null,
  storage: {
    ...published('monthly storage fee, two agreeing copies of 2026', 'confirmed'),
    seasons: null,
    general: { standard: STORAGE, oversize: STORAGE },
    apparel: null,
    dangerous: null,
  },
  agedInventory: null,
  removal: {
    ...published('removal fee, one copy', 'single-source'),
    schedules: { standard: { brackets: [{ upTo: null, fees: [10] }], beyond: null } },
  },
  returnProcessing: null,
  lithiumBatterySurcharge: null,
};
