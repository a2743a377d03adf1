import type { Tuple, TupleOrder } from './tuples.ts';

/** How often each sum occurs. */
type Counts = ReadonlyMap<number, number>;

/**
 * Tuples by the sum of a measure of their members, smallest first, equal ones in the original order. Nothing is
 * sorted: how many tuples have which sum follows from the groups' own counts, and so does which tuple stands at a rank.
 * @param measures of the members of each group
 */
export function sumOrder(measures: readonly (readonly number[])[]): TupleOrder {
  const tails = tailCounts(measures);
  const sums = [...(tails[0] ?? [])].sort(([a], [b]) => a - b);
  return {
    visit: (from, count, callback) => {
      const walk: Walk = { measures, tails, skip: from, left: count, tuple: measures.map(() => 0), callback };
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
  readonly tails: readonly Counts[];
  /** Tuples to pass over before the first one that is wanted. */
  skip: number;
  left: number;
  readonly tuple: number[];
  readonly callback: (tuple: Tuple) => void;
}

/** Visits the tuples whose members from `group` on add up to `sum`. */
function walkGroup(walk: Walk, group: number, sum: number): void {
  const measures = walk.measures[group];
  const tail = walk.tails[group + 1];
  if (measures === undefined || tail === undefined) {
    walk.left -= 1;
    walk.callback(walk.tuple);
    return;
  }
  for (let member = 0; member < measures.length && walk.left > 0; member += 1) {
    const rest = sum - (measures[member] ?? 0);
    const size = tail.get(rest) ?? 0;
    if (walk.skip >= size) {
      walk.skip -= size;
      continue;
    }
    walk.tuple[group] = member;
    walkGroup(walk, group + 1, rest);
  }
}

/** For each group how often which sum is made by it and the groups behind it; behind the last there is one empty sum. */
function tailCounts(measures: readonly (readonly number[])[]): Counts[] {
  const tails: Counts[] = [new Map([[0, 1]])];
  for (const group of [...measures].reverse()) tails.unshift(addCounts(countsOf(group), tails[0]));
  return tails;
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
