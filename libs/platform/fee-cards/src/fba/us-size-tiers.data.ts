import type { TierRule } from './rate-card.ts';

const STANDARD_SIZE = {
  sizeClass: 'standard',
  maxLengthPlusGirth: null,
  ownWeightAbove: null,
  minimumSide: 0,
  overmaxAbove: null,
} as const;

/** What all bulky tiers of the US have in common. */
export const BULKY = {
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
  sizeClass: 'oversize',
  maxSides: null,
  maxLengthPlusGirth: null,
  ownWeightAbove: null,
  tierWeight: 'greater',
  billing: 'greater',
  minimumSide: 2,
  overmaxAbove: { longest: 96, lengthPlusGirth: 130 },
} as const;

/** The two standard-size tiers of the US since 2024. */
export const STANDARD_SIZE_TIERS: readonly TierRule[] = [
  {
    ...STANDARD_SIZE,
    id: 'small-standard',
    maxSides: [15, 12, 0.75],
    maxWeight: 1,
    tierWeight: 'own',
    billing: 'own',
  },
  {
    ...STANDARD_SIZE,
    id: 'large-standard',
    maxSides: [18, 14, 8],
    maxWeight: 20,
    tierWeight: 'greater',
    billing: 'greater',
  },
];

/** The four extra-large tiers of the US since 2024. */
export const EXTRA_LARGE_TIERS: readonly TierRule[] = [
  { ...EXTRA_LARGE, id: 'extra-large-0-50', maxWeight: 50 },
  { ...EXTRA_LARGE, id: 'extra-large-50-70', maxWeight: 70 },
  { ...EXTRA_LARGE, id: 'extra-large-70-150', maxWeight: 150 },
  {
    ...EXTRA_LARGE,
    id: 'extra-large-150-plus',
    maxWeight: null,
    ownWeightAbove: 150,
    tierWeight: 'own',
    billing: 'own',
    overmaxAbove: null,
  },
];
