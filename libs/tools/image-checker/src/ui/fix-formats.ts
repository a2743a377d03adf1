/** File formats of the corrected picture. */
export const FIX_FORMATS = ['jpeg', 'png'] as const;
export type FixFormat = (typeof FIX_FORMATS)[number];
