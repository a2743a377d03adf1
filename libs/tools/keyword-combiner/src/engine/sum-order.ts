import type { Tuple, TupleOrder } from './tuples.ts';

/** How often each sum occurs. */
type Counts = ReadonlyMap<number, number>;

/**
 * Orders tuples by the sum of a measure of their members, ascending, ties in the original order. Does not sort: the number
 * of tuples per sum, and so the tuple at a rank, follows from the counts of each group.
 * @param measures of the members of each group
 */
export function sumOrder(measures: readonly (readonly number[])[]): TupleOrder {
  const suffixCounts = countSuffixSums(measures);
  const sums = [...(suffixCounts[0] ?? [])].sort(([a], [b]) => a - b);
  return {
    visit: (from, count, callback) => {
      const walk: Walk = {
        measures,
        suffixCounts,
        skip: from,
        left: count,
        tuple: measures.map(() => 0),
        callback,
      };
      for (const [sum, size] of sums) {
        if (walk.left <= 0) return;
        if (walk.skip >= size) walk.skip -= size;
        else walkGroup(walk, 0, sum);
      }
    },
  };
}

interface Walk {
  readonly measures: readonly (readonly number[])[];
  readonly suffixCounts: readonly Counts[];
  /** Tuples to skip before the window. */
  skip: number;
  left: number;
  readonly tuple: number[];
  readonly callback: (tuple: Tuple) => boolean;
}

/** Visits the tuples whose members from `group` on add up to `sum`. */
function walkGroup(walk: Walk, group: number, sum: number): void {
  const measures = walk.measures[group];
  const suffix = walk.suffixCounts[group + 1];
  if (measures === undefined || suffix === undefined) {
    walk.left = walk.callback(walk.tuple) ? walk.left - 1 : 0;
    return;
  }
  for (let member = 0; member < measures.length && walk.left > 0; member += 1) {
    const rest = sum - (measures[member] ?? 0);
    const size = suffix.get(rest) ?? 0;
    if (walk.skip >= size) {
      walk.skip -= size;
      continue;
    }
    walk.tuple[group] = member;
    walkGroup(walk, group + 1, rest);
  }
}

/** For each group, the number of tuples per sum over it and the following groups; ends with one empty sum. */
function countSuffixSums(measures: readonly (readonly number[])[]): Counts[] {
  const suffixCounts: Counts[] = [new Map([[0, 1]])];
  for (const group of [...measures].reverse())
    suffixCounts.unshift(addCounts(countsOf(group), suffixCounts[0]));
  return suffixCounts;
}

function countsOf(measures: readonly number[]): Counts {
  const counts = new Map<number, number>();
  for (const measure of measures) counts.set(measure, (counts.get(measure) ?? 0) + 1);
  return counts;
}

function addCounts(a: Counts, b: Counts = new Map()): Counts {
  const counts = new Map<number, number>();
  for (const [sumA, countA] of a) {
    for (const [sumB, countB] of b) {
      counts.set(sumA + sumB, (counts.get(sumA + sumB) ?? 0) + countA * countB);
    }
  }
  return counts;
}
