export const MARGIN_BANDS = ['good', 'fair', 'low'] as const;
export type MarginBand = (typeof MARGIN_BANDS)[number];

/** Margins in percent, the bounds included. */
export const GOOD_MARGIN = 20;
export const FAIR_MARGIN = 10;
/** A return on the outlay below this, in percent, is low. */
export const LOW_ROI = 50;

/** Good from 20 percent, fair from 10, low below. */
export function marginBand(margin: number): MarginBand {
  if (margin >= GOOD_MARGIN) return 'good';
  return margin >= FAIR_MARGIN ? 'fair' : 'low';
}
