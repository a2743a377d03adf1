/** A packed unit: three sides and its own weight. In the units of a card unless stated otherwise. */
export interface Item {
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly weight: number;
}

export type Sides = readonly [longest: number, median: number, shortest: number];

/** The sides in order of size: no fee depends on which side is called the length. */
export function sortedSides({ length, width, height }: Item): Sides {
  const longest = Math.max(length, width, height);
  const shortest = Math.min(length, width, height);
  const median = Math.max(Math.min(length, width), Math.min(Math.max(length, width), height));
  return [longest, median, shortest];
}

/** The longest side plus the girth, which is twice the sum of the other two. */
export function lengthPlusGirth([longest, median, shortest]: Sides): number {
  return longest + 2 * (median + shortest);
}
