import type { BlockList } from './block-list.ts';
import { cutSpaces, type SpaceRules } from './free-spaces.ts';
import { SPACE_SIZE, STEP_SIZE, type PackState } from './pack-state.ts';
import { addTopSpaces } from './top-spaces.ts';
import { floatAt, intAt } from './typed-arrays.ts';

/** Which block goes into which free space. */
export interface Move {
  readonly space: number;
  readonly block: number;
}

/** Puts a block into the corner of a free space that is nearest to the walls. */
export function placeBlock(
  rules: SpaceRules,
  blocks: BlockList,
  state: PackState,
  { space, block }: Move,
): void {
  const { cut } = rules;
  const { spaces } = state;
  const at = space * SPACE_SIZE;
  const corner = intAt(spaces, at + 7);
  const l = intAt(blocks.length, block);
  const w = intAt(blocks.width, block);
  const h = intAt(blocks.height, block);
  cut[0] = corner & 1 ? intAt(spaces, at + 3) - l : intAt(spaces, at);
  cut[1] = corner & 2 ? intAt(spaces, at + 4) - w : intAt(spaces, at + 1);
  cut[2] = corner & 4 ? intAt(spaces, at + 5) - h : intAt(spaces, at + 2);
  cut[3] = intAt(cut, 0) + l;
  cut[4] = intAt(cut, 1) + w;
  cut[5] = intAt(cut, 2) + h;
  recordStep(state, blocks, cut, { block, corner });
  cutSpaces(rules, state);
  if (rules.isSupported && rules.space.height - intAt(cut, 5) >= rules.least.height) {
    openTop(rules, blocks, { block, corner });
    addTopSpaces(rules, state);
  }
}

interface BlockPosition {
  readonly block: number;
  /** Bits 1, 2 and 4: in the far corner along x, y and z. */
  readonly corner: number;
}

function recordStep(
  state: PackState,
  blocks: BlockList,
  cut: Int32Array,
  { block, corner }: BlockPosition,
): void {
  const step = state.stepCount * STEP_SIZE;
  state.steps[step] = block;
  state.steps[step + 1] = intAt(cut, 0);
  state.steps[step + 2] = intAt(cut, 1);
  state.steps[step + 3] = intAt(cut, 2);
  state.steps[step + 4] = corner;
  state.stepCount += 1;
  state.volume += floatAt(blocks.volume, block);
  state.boxesLeft -= intAt(blocks.boxes, block);
  state.weightLeft -= floatAt(blocks.weight, block);
  const from = block * blocks.types;
  for (let type = 0; type < blocks.types; type += 1) {
    state.left[type] = intAt(state.left, type) - intAt(blocks.taken, from + type);
  }
}

function openTop(rules: SpaceRules, blocks: BlockList, { block, corner }: BlockPosition): void {
  const { cut, pending } = rules;
  const topLength = intAt(blocks.topLength, block);
  const topWidth = intAt(blocks.topWidth, block);
  pending[0] = corner & 1 ? intAt(cut, 3) - topLength : intAt(cut, 0);
  pending[1] = corner & 2 ? intAt(cut, 4) - topWidth : intAt(cut, 1);
  pending[2] = intAt(cut, 5);
  pending[3] = intAt(pending, 0) + topLength;
  pending[4] = intAt(pending, 1) + topWidth;
  pending[5] = rules.space.height;
}
