import { ENVELOPE, OVERSIZE, PARCEL } from './metric-tiers.ts';
import type { TierRule } from './rate-card.ts';

const GENERAL = { ...PARCEL, goods: 'general' } as const;
const SELECTED = { ...PARCEL, billing: 'own', goods: 'apparel' } as const;
/** Beyond any of these an item is special oversize. */
const NOT_SPECIAL = { maxSides: [175, 175, 175], maxLengthPlusGirth: 360 } as const;

/** Centimeters and kilograms. Parcels of apparel and the other selected categories have tiers of their own. */
export const EUROPE_TIERS: readonly TierRule[] = [
  { ...ENVELOPE, id: 'light-envelope', maxSides: [33, 23, 2.5], maxWeight: 0.1 },
  { ...ENVELOPE, id: 'standard-envelope', maxSides: [33, 23, 2.5], maxWeight: 0.46 },
  { ...ENVELOPE, id: 'large-envelope', maxSides: [33, 23, 4], maxWeight: 0.96 },
  { ...ENVELOPE, id: 'extra-large-envelope', maxSides: [33, 23, 6], maxWeight: 0.96 },
  { ...GENERAL, id: 'small-parcel', maxSides: [35, 25, 12], maxWeight: 3.9, maxDimensionalWeight: 2.1 },
  { ...GENERAL, id: 'standard-parcel', maxSides: [45, 34, 26], maxWeight: 11.9, maxDimensionalWeight: 7.96 },
  { ...SELECTED, id: 'small-parcel-1', maxSides: [35, 25, 7], maxWeight: 3.9 },
  { ...SELECTED, id: 'small-parcel-2', maxSides: [35, 25, 9], maxWeight: 3.9 },
  { ...SELECTED, id: 'small-parcel-3', maxSides: [35, 25, 12], maxWeight: 3.9 },
  { ...SELECTED, id: 'medium-parcel-1', maxSides: [40, 30, 6], maxWeight: 11.9 },
  { ...SELECTED, id: 'medium-parcel-2', maxSides: [40, 30, 20], maxWeight: 11.9 },
  { ...SELECTED, id: 'large-parcel-1', maxSides: [45, 34, 10], maxWeight: 11.9 },
  { ...SELECTED, id: 'large-parcel-2', maxSides: [45, 34, 26], maxWeight: 11.9 },
  { ...OVERSIZE, id: 'small-oversize', maxSides: [61, 46, 46], maxWeight: 1.76, maxDimensionalWeight: 25.82 },
  {
    ...OVERSIZE,
    id: 'standard-oversize-light',
    maxSides: [101, 60, 60],
    maxWeight: 15,
    maxDimensionalWeight: 72.72,
  },
  {
    ...OVERSIZE,
    id: 'standard-oversize-heavy',
    maxSides: [101, 60, 60],
    maxWeight: 23,
    ownWeightAbove: 15,
    maxDimensionalWeight: 72.72,
  },
  {
    ...OVERSIZE,
    id: 'standard-oversize-large',
    maxSides: [120, 60, 60],
    maxWeight: 23,
    maxDimensionalWeight: 86.4,
  },
  { ...OVERSIZE, ...NOT_SPECIAL, id: 'bulky-oversize', maxWeight: 23, maxDimensionalWeight: 126 },
  {
    ...OVERSIZE,
    ...NOT_SPECIAL,
    id: 'heavy-oversize',
    maxWeight: 31.5,
    ownWeightAbove: 23,
    maxDimensionalWeight: 126,
  },
  { ...OVERSIZE, id: 'special-oversize', billing: 'own', maxSides: null, maxWeight: null },
];
