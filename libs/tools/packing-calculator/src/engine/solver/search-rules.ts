import type { BlockList } from './block-list.ts';
import type { ChoiceRules } from './choose-blocks.ts';
import type { FillTables } from './fill-table.ts';
import { MAX_PENDING, type SpaceRules } from './free-spaces.ts';
import type { PackProblem } from './pack-problem.ts';
import { SPACE_SIZE } from './pack-state.ts';
import { floatAt, intAt } from './typed-arrays.ts';

/** Width of the widest beam, and so the maximum of blocks that are ranked for one space. */
export const MAX_BEAM_WIDTH = 128;
/** A block's score bound is its volume divided by its number of boxes to this power: large boxes first, small ones fill gaps. */
const BOXES_POWER = 0.2;

/** The tables of a search over one list of blocks. */
export interface SearchRules {
  readonly problem: PackProblem;
  readonly blocks: BlockList;
  readonly choosing: ChoiceRules;
  readonly spaces: SpaceRules;
  /** The blocks by score bound, highest first. */
  readonly order: Int32Array;
}

export function createSearchRules(problem: PackProblem, blocks: BlockList, fill: FillTables): SearchRules {
  const scoreBounds = new Float64Array(blocks.count);
  for (let block = 0; block < blocks.count; block += 1) {
    scoreBounds[block] = floatAt(blocks.volume, block) * Math.pow(intAt(blocks.boxes, block), -BOXES_POWER);
  }
  const order = Int32Array.from(scoreBounds.keys()).sort(
    (a, b) => floatAt(scoreBounds, b) - floatAt(scoreBounds, a) || a - b,
  );
  const orientations = problem.types.flatMap((type) => type.orientations);
  return {
    problem,
    blocks,
    order,
    choosing: {
      blocks,
      scoreBounds,
      fill,
      spaceSize: new Int32Array(3),
      choice: { ids: new Int32Array(MAX_BEAM_WIDTH), scores: new Float64Array(MAX_BEAM_WIDTH), count: 0 },
    },
    spaces: {
      space: problem.space,
      isSupported: problem.support === 'full',
      least: {
        length: Math.min(...orientations.map(({ length }) => length)),
        width: Math.min(...orientations.map(({ width }) => width)),
        height: Math.min(...orientations.map(({ height }) => height)),
      },
      pending: new Int32Array(MAX_PENDING * SPACE_SIZE),
      cut: new Int32Array(6),
    },
  };
}
