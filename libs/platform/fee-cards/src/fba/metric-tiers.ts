/** What tiers in centimeters and kilograms have in common: the limits are those of the sides and of the item's own weight. */
export const TIER = {
  maxLengthPlusGirth: null,
  ownWeightAbove: null,
  tierWeight: 'own',
  minimumSide: 0,
  overmaxAbove: null,
} as const;
export const ENVELOPE = { ...TIER, sizeClass: 'standard', billing: 'own' } as const;
export const PARCEL = { ...TIER, sizeClass: 'standard', billing: 'greater' } as const;
export const OVERSIZE = { ...TIER, sizeClass: 'oversize', billing: 'greater' } as const;
