import type { OptionalFeeTables } from './rate-card.ts';

const flat = (fees: readonly number[]) => ({ brackets: [{ upTo: null, fees }], beyond: null });
const SMALL = flat([0.46, 0.27, 0.18]);
const STANDARD = flat([0.67, 0.35, 0.21]);

const PUBLISHED = {
  effectiveFrom: '2026-02-01',
  source: {
    name: 'Amazon Europe FBA rate cards of 2026, low-inventory cost coverage fee, two agreeing copies',
    url: 'https://m.media-amazon.com/images/G/02/sell/images/260630-FBA-Rate-Card-EN1.pdf',
  },
  checkedOn: '2026-11-22',
  confidence: 'confirmed',
} as const;

/** Euros in Germany, France, Italy and Spain; nothing for oversize. */
export const OPTIONAL_FEES_PAN_EUROPE: OptionalFeeTables = {
  lowInventory: {
    ...PUBLISHED,
    schedules: {
      'light-envelope': flat([0.27, 0.18, 0.16]),
      'standard-envelope': flat([0.41, 0.25, 0.18]),
      'large-envelope': SMALL,
      'extra-large-envelope': SMALL,
      'small-parcel': SMALL,
      'small-parcel-1': SMALL,
      'small-parcel-2': SMALL,
      'small-parcel-3': SMALL,
      'standard-parcel': STANDARD,
      'medium-parcel-1': STANDARD,
      'medium-parcel-2': STANDARD,
      'large-parcel-1': STANDARD,
      'large-parcel-2': STANDARD,
    },
    otherwise: 0,
  },
};

/** The United Kingdom, the Netherlands, Poland, Sweden and Belgium do not charge it. */
export const OPTIONAL_FEES_EUROPE: OptionalFeeTables = {
  lowInventory: { ...PUBLISHED, schedules: {}, otherwise: 0 },
};
