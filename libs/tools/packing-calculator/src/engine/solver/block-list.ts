import { intAt } from './typed-arrays.ts';

/** The composition of a block: equal boxes in a grid, or two earlier blocks side by side along an axis. */
export type BlockMake =
  | {
      readonly type: number;
      readonly orientation: number;
      readonly alongX: number;
      readonly alongY: number;
      readonly alongZ: number;
    }
  | { readonly first: number; readonly second: number; readonly axis: Axis };

/** 0 along the length, 1 along the width, 2 upwards. */
export type Axis = 0 | 1 | 2;

/**
 * Blocks as columns: the solver places blocks of boxes, not boxes. A block's boxes fill at least 98 % of its
 * bounding cuboid; `topLength` by `topWidth`, from its corner at the origin, is the part of its top that can carry others.
 */
export interface BlockList {
  count: number;
  readonly capacity: number;
  readonly length: Int32Array;
  readonly width: Int32Array;
  readonly height: Int32Array;
  readonly topLength: Int32Array;
  readonly topWidth: Int32Array;
  /** Volume of the boxes, without the gaps between them. */
  readonly volume: Float64Array;
  readonly weight: Float64Array;
  readonly boxes: Int32Array;
  /** Boxes taken of each type: entry `block * types + type`. */
  readonly taken: Int32Array;
  readonly types: number;
  readonly makes: BlockMake[];
  /** Keys of the listed blocks: size and boxes. */
  readonly known: Set<string>;
}

export function createBlockList(capacity: number, types: number): BlockList {
  return {
    count: 0,
    capacity,
    length: new Int32Array(capacity),
    width: new Int32Array(capacity),
    height: new Int32Array(capacity),
    topLength: new Int32Array(capacity),
    topWidth: new Int32Array(capacity),
    volume: new Float64Array(capacity),
    weight: new Float64Array(capacity),
    boxes: new Int32Array(capacity),
    taken: new Int32Array(capacity * types),
    types,
    makes: [],
    known: new Set(),
  };
}

/** The figures of a block that is about to be listed. */
export interface BlockSize {
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly topLength: number;
  readonly topWidth: number;
}

/**
 * Lists a block whose `taken` entries have been written at the place after the last one; false where the list is full
 * or already has a block of the same size made of the same boxes.
 */
export function addBlock(
  list: BlockList,
  size: BlockSize,
  content: { volume: number; weight: number; boxes: number },
  make: BlockMake,
): boolean {
  const at = list.count;
  if (at >= list.capacity) return false;
  let key = `${size.length},${size.width},${size.height},${size.topLength},${size.topWidth}`;
  for (let type = 0; type < list.types; type += 1) {
    const taken = intAt(list.taken, at * list.types + type);
    if (taken > 0) key += `;${type},${taken}`;
  }
  if (list.known.has(key)) return false;
  list.known.add(key);
  list.length[at] = size.length;
  list.width[at] = size.width;
  list.height[at] = size.height;
  list.topLength[at] = size.topLength;
  list.topWidth[at] = size.topWidth;
  list.volume[at] = content.volume;
  list.weight[at] = content.weight;
  list.boxes[at] = content.boxes;
  list.makes.push(make);
  list.count = at + 1;
  return true;
}
