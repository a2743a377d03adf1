import { addBlock, type Axis, type BlockList, type BlockSize } from './block-list.ts';
import type { PackProblem } from './pack-problem.ts';
import { floatAt, intAt } from './typed-arrays.ts';

/** The least share of its bounding cuboid that a block of different boxes must fill. */
const MIN_FILL = 0.98;

/**
 * Joins blocks in pairs, and what comes of it again, until nothing new appears or the list is full. With full support
 * a block is only put on a top that carries all of its base, and blocks side by side are of one height. Yields numbers of
 * compared pairs.
 */
export function* addCompositeBlocks(list: BlockList, problem: PackProblem): Generator<number> {
  let from = 0;
  let to = list.count;
  while (from < to && list.count < list.capacity) {
    for (let second = from; second < to; second += 1) {
      for (let first = 0; first <= second; first += 1) {
        joinPair(list, problem, first, second);
        if (list.count >= list.capacity) return;
      }
      yield second;
    }
    from = to;
    to = list.count;
  }
}

function joinPair(list: BlockList, problem: PackProblem, first: number, second: number): void {
  const volume = floatAt(list.volume, first) + floatAt(list.volume, second);
  const isSupported = problem.support === 'full';
  const l1 = intAt(list.length, first);
  const l2 = intAt(list.length, second);
  const w1 = intAt(list.width, first);
  const w2 = intAt(list.width, second);
  const h1 = intAt(list.height, first);
  const h2 = intAt(list.height, second);
  const { length, width, height } = problem.space;
  const least = volume / MIN_FILL;
  const maxL = l1 > l2 ? l1 : l2;
  const maxW = w1 > w2 ? w1 : w2;
  const maxH = h1 > h2 ? h1 : h2;
  const isLevel = !isSupported || h1 === h2;
  if (isLevel && l1 + l2 <= length && (l1 + l2) * maxW * maxH <= least)
    join(list, problem, { first, second, axis: 0 });
  if (isLevel && w1 + w2 <= width && (w1 + w2) * maxL * maxH <= least)
    join(list, problem, { first, second, axis: 1 });
  if (h1 + h2 <= height && (h1 + h2) * maxL * maxW <= least) {
    join(list, problem, { first, second, axis: 2 });
    if (first !== second) join(list, problem, { first: second, second: first, axis: 2 });
  }
}

/** The second block beyond the first along an axis. */
interface Joint {
  readonly first: number;
  readonly second: number;
  readonly axis: Axis;
}

function join(list: BlockList, problem: PackProblem, { first, second, axis }: Joint): void {
  if (list.count >= list.capacity) return;
  if (problem.support === 'full' && axis === 2) {
    if (intAt(list.length, second) > intAt(list.topLength, first)) return;
    if (intAt(list.width, second) > intAt(list.topWidth, first)) return;
  }
  const weight = floatAt(list.weight, first) + floatAt(list.weight, second);
  if (weight > problem.maxWeight || !takeBoth(list, problem, first, second)) return;
  const content = {
    volume: floatAt(list.volume, first) + floatAt(list.volume, second),
    weight,
    boxes: intAt(list.boxes, first) + intAt(list.boxes, second),
  };
  addBlock(list, joinedSize(list, { first, second, axis }), content, { first, second, axis });
}

function takeBoth(list: BlockList, problem: PackProblem, first: number, second: number): boolean {
  const { types, taken } = list;
  const target = list.count * types;
  for (let type = 0; type < types; type += 1) {
    const both = intAt(taken, first * types + type) + intAt(taken, second * types + type);
    if (both > (problem.types[type]?.count ?? 0)) return false;
    taken[target + type] = both;
  }
  return true;
}

function joinedSize(list: BlockList, { first, second, axis }: Joint): BlockSize {
  const l = [intAt(list.length, first), intAt(list.length, second)] as const;
  const w = [intAt(list.width, first), intAt(list.width, second)] as const;
  const h = [intAt(list.height, first), intAt(list.height, second)] as const;
  const topL = [intAt(list.topLength, first), intAt(list.topLength, second)] as const;
  const topW = [intAt(list.topWidth, first), intAt(list.topWidth, second)] as const;
  const maxSides = { length: Math.max(...l), width: Math.max(...w), height: Math.max(...h) };
  if (axis === 0) {
    const isWhole = topL[0] === l[0];
    return {
      ...maxSides,
      length: l[0] + l[1],
      topLength: isWhole ? l[0] + topL[1] : topL[0],
      topWidth: isWhole ? Math.min(...topW) : topW[0],
    };
  }
  if (axis === 1) {
    const isWhole = topW[0] === w[0];
    return {
      ...maxSides,
      width: w[0] + w[1],
      topWidth: isWhole ? w[0] + topW[1] : topW[0],
      topLength: isWhole ? Math.min(...topL) : topL[0],
    };
  }
  return { ...maxSides, height: h[0] + h[1], topLength: topL[1], topWidth: topW[1] };
}
