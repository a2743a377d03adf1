import type { BlockList } from './block-list.ts';
import type { FillTables } from './fill-table.ts';
import { SPACE_SIZE, type PackState } from './pack-state.ts';
import { floatAt, intAt } from './typed-arrays.ts';

/** The best blocks for a space, best first. */
export interface BlockChoice {
  readonly ids: Int32Array;
  readonly scores: Float64Array;
  count: number;
}

/** The tables by which blocks are ranked. */
export interface ChoiceRules {
  readonly blocks: BlockList;
  readonly fill: FillTables;
  /** Upper bound of each block's score. */
  readonly scoreBounds: Float64Array;
  readonly choice: BlockChoice;
  /** Length, width and height of the space that is being filled. */
  readonly spaceSize: Int32Array;
}

/** Ranks the blocks that fit a free space; `choice` then holds the best `maxChoices` of them. */
export function chooseBlocks(rules: ChoiceRules, state: PackState, space: number, maxChoices: number): void {
  const { scoreBounds, choice, spaceSize } = rules;
  const { spaces, active } = state;
  const at = space * SPACE_SIZE;
  for (let axis = 0; axis < 3; axis += 1)
    spaceSize[axis] = intAt(spaces, at + axis + 3) - intAt(spaces, at + axis);
  choice.count = 0;
  let bound = 0;
  let write = 0;
  let read = 0;
  for (; read < state.activeCount; read += 1) {
    const block = intAt(active, read);
    if (floatAt(scoreBounds, block) <= bound) break;
    const fits = isWithin(rules, block);
    if (fits && !isAvailable(rules.blocks, state, block)) continue;
    active[write] = block;
    write += 1;
    if (!fits) continue;
    const score = scoreOf(rules, block, spaceSize);
    if (score > bound) {
      insert(choice, block, score, maxChoices);
      if (choice.count === maxChoices) bound = floatAt(choice.scores, maxChoices - 1);
    }
  }
  if (write < read) {
    active.copyWithin(write, read, state.activeCount);
    state.activeCount -= read - write;
  }
}

function isWithin({ blocks, spaceSize }: ChoiceRules, block: number): boolean {
  return (
    intAt(blocks.length, block) <= intAt(spaceSize, 0) &&
    intAt(blocks.width, block) <= intAt(spaceSize, 1) &&
    intAt(blocks.height, block) <= intAt(spaceSize, 2)
  );
}

function isAvailable(blocks: BlockList, state: PackState, block: number): boolean {
  if (floatAt(blocks.weight, block) > state.weightLeft) return false;
  const { types, taken } = blocks;
  const at = block * types;
  for (let type = 0; type < types; type += 1) {
    if (intAt(taken, at + type) > intAt(state.left, type)) return false;
  }
  return true;
}

/** A gap of at most a twenty-fifth of the space counts as contact with the wall or neighbor beyond it. */
const CONTACT_GAP = 25;

/**
 * The score of a block in a space of L by W by H, after the VCS measure of Araya, Guerrero and Nunez (2017): its volume,
 * less for many boxes; times the share of the space that it and the sides of further boxes could fill; times the fourth
 * power of the share of its surface that touches a wall or a neighbor.
 */
function scoreOf(rules: ChoiceRules, block: number, spaceSize: Int32Array): number {
  const { blocks, fill } = rules;
  const L = intAt(spaceSize, 0);
  const W = intAt(spaceSize, 1);
  const H = intAt(spaceSize, 2);
  const l = intAt(blocks.length, block);
  const w = intAt(blocks.width, block);
  const h = intAt(blocks.height, block);
  const usable =
    ((l + intAt(fill.x, L - l)) / L) * ((w + intAt(fill.y, W - w)) / W) * ((h + intAt(fill.z, H - h)) / H);
  const faces = l * w + l * h + w * h;
  let contact = faces;
  if ((L - l) * CONTACT_GAP <= L) contact += w * h;
  if ((W - w) * CONTACT_GAP <= W) contact += l * h;
  if ((H - h) * CONTACT_GAP <= H) contact += l * w;
  const touching = contact / (2 * faces);
  const squared = touching * touching;
  return floatAt(rules.scoreBounds, block) * usable * squared * squared;
}

function insert(choice: BlockChoice, block: number, score: number, maxChoices: number): void {
  const { ids, scores } = choice;
  let at = choice.count < maxChoices ? choice.count : maxChoices - 1;
  while (at > 0 && floatAt(scores, at - 1) < score) {
    scores[at] = floatAt(scores, at - 1);
    ids[at] = intAt(ids, at - 1);
    at -= 1;
  }
  scores[at] = score;
  ids[at] = block;
  if (choice.count < maxChoices) choice.count += 1;
}
