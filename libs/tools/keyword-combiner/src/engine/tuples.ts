/** Index of one keyword per group. The array is reused between callbacks, so do not keep it. */
export type Tuple = readonly number[];

/** An order of all tuples with direct access to any window. */
export interface TupleOrder {
  /** Calls back for `count` tuples from rank `from`, fewer at the end; false stops. */
  readonly visit: (from: number, count: number, callback: (tuple: Tuple) => boolean) => void;
}

/** The order of the input: the last group varies fastest. */
export function originalOrder(sizes: readonly number[]): TupleOrder {
  const total = countTuples(sizes);
  return {
    visit: (from, count, callback) => {
      const end = Math.min(total, from + count);
      if (from >= end) return;
      const tuple = tupleAt(from, sizes);
      for (let rank = from; rank < end; rank += 1) {
        if (!callback(tuple)) return;
        advance(tuple, sizes);
      }
    },
  };
}

export function countTuples(sizes: readonly number[]): number {
  return sizes.reduce((product, size) => product * size, 1);
}

/** The tuple at an index of the original order, by division. */
export function tupleAt(index: number, sizes: readonly number[]): number[] {
  const tuple: number[] = [];
  let rest = index;
  for (const size of [...sizes].reverse()) {
    tuple.unshift(rest % size);
    rest = Math.floor(rest / size);
  }
  return tuple;
}

/** The index of a tuple in the original order. */
export function indexOfTuple(tuple: Tuple, sizes: readonly number[]): number {
  return sizes.reduce((index, size, group) => index * size + (tuple[group] ?? 0), 0);
}

function advance(tuple: number[], sizes: readonly number[]): void {
  for (let group = sizes.length - 1; group >= 0; group -= 1) {
    const next = (tuple[group] ?? 0) + 1;
    if (next < (sizes[group] ?? 0)) {
      tuple[group] = next;
      return;
    }
    tuple[group] = 0;
  }
}
