import type { BlockList } from './block-list.ts';
import type { ChoiceRules } from './choose-blocks.ts';
import { createFillTables } from './fill-table.ts';
import { MAX_WAITING, type SpaceRules } from './free-spaces.ts';
import type { PackProblem } from './pack-problem.ts';
import { SPACE_SIZE } from './pack-state.ts';
import { int, real } from './typed-arrays.ts';

/** Widest beam, and so the most blocks that are ranked for one space. */
export const WIDEST_BEAM = 128;
/** A block of n boxes is worth n to this power less than its volume: big boxes first, small ones fill the gaps. */
const BOXES_POWER = 0.2;

/** Everything a search over one list of blocks looks up. */
export interface SearchRules {
  readonly problem: PackProblem;
  readonly blocks: BlockList;
  readonly choosing: ChoiceRules;
  readonly spaces: SpaceRules;
  /** The blocks, worth most first. */
  readonly order: Int32Array;
}

export function createSearchRules(problem: PackProblem, blocks: BlockList): SearchRules {
  const worth = new Float64Array(blocks.count);
  for (let block = 0; block < blocks.count; block += 1) {
    worth[block] = real(blocks.volume, block) * Math.pow(int(blocks.boxes, block), -BOXES_POWER);
  }
  const order = Int32Array.from(worth.keys()).sort((a, b) => real(worth, b) - real(worth, a) || a - b);
  const orientations = problem.types.flatMap((type) => type.orientations);
  return {
    problem,
    blocks,
    order,
    choosing: {
      blocks,
      worth,
      fill: createFillTables(problem),
      room: new Int32Array(3),
      choice: { ids: new Int32Array(WIDEST_BEAM), scores: new Float64Array(WIDEST_BEAM), count: 0 },
    },
    spaces: {
      space: problem.space,
      isSupported: problem.support === 'full',
      least: {
        length: Math.min(...orientations.map(({ length }) => length)),
        width: Math.min(...orientations.map(({ width }) => width)),
        height: Math.min(...orientations.map(({ height }) => height)),
      },
      waiting: new Int32Array(MAX_WAITING * SPACE_SIZE),
      cut: new Int32Array(6),
    },
  };
}
