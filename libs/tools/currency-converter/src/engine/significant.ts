const KEPT_DIGITS = 15;

/** A figure at 15 significant digits: as many as a double always holds, so that 100 × 7.162 is 716.2. */
export function withoutNoise(figure: number): number {
  return Number(figure.toPrecision(KEPT_DIGITS));
}
