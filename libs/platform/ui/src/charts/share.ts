/** The part of a whole, clamped to 0 to 1; 0 where there is no whole. */
export function shareOf(value: number, max: number): number {
  if (!(max > 0) || !Number.isFinite(value)) return 0;
  return Math.min(1, Math.max(0, value / max));
}
