/** 100 minus 10 for each character by which the average word is longer than 4, within 0 and 100. */
export function readabilityScore(averageWordLength: number): number {
  return Math.min(100, Math.max(0, 100 - 10 * (averageWordLength - 4)));
}
