/** Which rows of a table are rendered. */
export interface RowWindow {
  readonly first: number;
  /** The same at every place of a table, so that a row that comes into sight takes the element of one that left. */
  readonly size: number;
}

/**
 * The rows around those in sight, `beyond` of them on each side; at an end of the table they are those of the other side.
 * @param inSight the first row in sight, and how many are
 */
export function rowWindow(
  inSight: { readonly first: number; readonly count: number },
  { rows, beyond }: { readonly rows: number; readonly beyond: number },
): RowWindow {
  const size = Math.min(rows, inSight.count + 2 * beyond);
  return { first: Math.max(0, Math.min(inSight.first - beyond, rows - size)), size };
}

/** The element of a row, as a number below the size of the window. */
export function slotOf(index: number, size: number): number {
  return index % size;
}

/**
 * The rows of a window in the order of their elements, which stays while the table scrolls: an element that moves among the
 * others is laid out again. With the first row of the window as `base` it is the order of the rows.
 */
export function inElementOrder<Item extends { readonly index: number }>(
  items: readonly Item[],
  base: number,
): readonly Item[] {
  const size = items.length;
  const placeOf = ({ index }: Item) => (((index - base) % size) + size) % size;
  return [...items].sort((one, other) => placeOf(one) - placeOf(other));
}
