/** Sizes from 0 to 4. */
const LARGEST = 4;

/** Size of a word: the square root of its share of the most frequent one, because areas are compared. */
export function sizeStep(count: number, maxCount: number): number {
  return maxCount <= 1 ? 1 : Math.round(LARGEST * Math.sqrt((count - 1) / (maxCount - 1)));
}
