/** Sizes from 0 to 4. */
const LARGEST = 4;

/** How large a word is drawn, by the root of its share of the most frequent one, as areas are compared. */
export function sizeStep(count: number, most: number): number {
  return most <= 1 ? 1 : Math.round(LARGEST * Math.sqrt((count - 1) / (most - 1)));
}
