/** What a corrected picture can be saved as. */
export const FIX_FORMATS = ['jpeg', 'png'] as const;
export type FixFormat = (typeof FIX_FORMATS)[number];
