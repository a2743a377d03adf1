import type { BlockList } from './block-list.ts';
import { cutSpaces, type SpaceRules } from './free-spaces.ts';
import { SPACE_SIZE, STEP_SIZE, type PackState } from './pack-state.ts';
import { addTopSpaces } from './top-spaces.ts';
import { int, real } from './typed-arrays.ts';

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
  const corner = int(spaces, at + 7);
  const l = int(blocks.length, block);
  const w = int(blocks.width, block);
  const h = int(blocks.height, block);
  cut[0] = corner & 1 ? int(spaces, at + 3) - l : int(spaces, at);
  cut[1] = corner & 2 ? int(spaces, at + 4) - w : int(spaces, at + 1);
  cut[2] = corner & 4 ? int(spaces, at + 5) - h : int(spaces, at + 2);
  cut[3] = int(cut, 0) + l;
  cut[4] = int(cut, 1) + w;
  cut[5] = int(cut, 2) + h;
  recordStep(state, blocks, cut, { block, corner });
  cutSpaces(rules, state);
  if (rules.isSupported && rules.space.height - int(cut, 5) >= rules.least.height) {
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
  state.steps[step + 1] = int(cut, 0);
  state.steps[step + 2] = int(cut, 1);
  state.steps[step + 3] = int(cut, 2);
  state.steps[step + 4] = corner;
  state.stepCount += 1;
  state.volume += real(blocks.volume, block);
  state.boxesLeft -= int(blocks.boxes, block);
  state.weightLeft -= real(blocks.weight, block);
  const from = block * blocks.types;
  for (let type = 0; type < blocks.types; type += 1) {
    state.left[type] = int(state.left, type) - int(blocks.taken, from + type);
  }
}

function openTop(rules: SpaceRules, blocks: BlockList, { block, corner }: BlockPosition): void {
  const { cut, pending } = rules;
  const topLength = int(blocks.topLength, block);
  const topWidth = int(blocks.topWidth, block);
  pending[0] = corner & 1 ? int(cut, 3) - topLength : int(cut, 0);
  pending[1] = corner & 2 ? int(cut, 4) - topWidth : int(cut, 1);
  pending[2] = int(cut, 5);
  pending[3] = int(pending, 0) + topLength;
  pending[4] = int(pending, 1) + topWidth;
  pending[5] = rules.space.height;
}
