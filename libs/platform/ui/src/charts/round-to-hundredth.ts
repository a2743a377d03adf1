/** Two decimals are finer than a pixel. */
export function roundToHundredth(length: number): number {
  return Math.round(length * 100) / 100;
}
