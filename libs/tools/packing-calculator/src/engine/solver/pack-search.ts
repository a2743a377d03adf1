import { searchBeam, StatePool, type SearchObserver } from './beam-search.ts';
import { createBlockList, type BlockList } from './block-list.ts';
import { addCompositeBlocks } from './composite-blocks.ts';
import { createFillTables } from './fill-table.ts';
import type { PackProblem, PlacedBox } from './pack-problem.ts';
import { STEP_SIZE, type PackState } from './pack-state.ts';
import { createSearchRules, MAX_BEAM_WIDTH, type SearchRules } from './search-rules.ts';
import { addSimpleBlocks } from './simple-blocks.ts';
import { unfoldSteps } from './unfold-blocks.ts';

/** The first answer comes from few blocks of equal boxes, what follows from more blocks, joined ones among them. */
const FIRST_BLOCKS = 500;
const MAX_BLOCKS = 1500;
const SIMPLE_SHARE = 0.7;
const FIRST_WIDTHS = [1, 2];
/** Steps of preparation that take as long as a placement, or less; listing a grid counts as several. */
const STEPS_PER_PLACEMENT = 50_000;
const STEPS_PER_GRID = 100;
const WIDTH_GROWTH = Math.SQRT2;

/** A search in steps, which the caller continues or stops. The same problem and steps give the same answer. */
export interface PackSearch {
  /** Blocks placed so far, and the preparation in the same measure. */
  readonly effort: number;
  /** The volume of the best packing so far. */
  readonly volume: number;
  readonly isComplete: boolean;
  /** Nothing is left to try. */
  readonly isOver: boolean;
  /** Goes on for about that effort; the first call at least until there is an answer. */
  advance(effort: number): void;
  /** The best packing so far, box by box. */
  best(): PlacedBox[];
}

interface Best {
  readonly blocks: BlockList;
  readonly steps: Int32Array;
  readonly stepCount: number;
}

/** Several searches as one, which continues the one with the least effort and ends when one has placed every box. */
export function searchTogether(searches: readonly PackSearch[]): Omit<PackSearch, 'best'> {
  const sum = () => searches.reduce((total, { effort }) => total + effort, 0);
  const isComplete = () => searches.some((search) => search.isComplete);
  const isOver = () => isComplete() || searches.every((search) => search.isOver);
  return {
    get effort() {
      return sum();
    },
    get volume() {
      return Math.max(...searches.map(({ volume }) => volume));
    },
    get isComplete() {
      return isComplete();
    },
    get isOver() {
      return isOver();
    },
    advance(effort) {
      const goal = sum() + effort;
      while (!isOver() && sum() < goal) {
        const open = searches.filter((search) => !search.isOver);
        open.reduce((a, b) => (b.effort < a.effort ? b : a)).advance(open.length > 1 ? 1 : goal - sum());
      }
    },
  };
}

export function createPackSearch(problem: PackProblem): PackSearch {
  let best: Best | undefined;
  const found = { placements: 0, steps: 0, volume: -1, isComplete: false, isOver: false };
  const effort = () => found.placements + Math.floor(found.steps / STEPS_PER_PLACEMENT);
  const watchOver = (blocks: BlockList): SearchObserver => ({
    countPlacement: () => {
      found.placements += 1;
    },
    offer: (state: PackState) => {
      if (state.volume <= found.volume) return;
      found.volume = state.volume;
      found.isComplete = state.boxesLeft === 0;
      best = { blocks, steps: state.steps.slice(0, state.stepCount * STEP_SIZE), stepCount: state.stepCount };
    },
  });
  const countSteps = (steps: number) => {
    found.steps += steps;
  };
  const steps = searchSteps(problem, watchOver, countSteps);
  return {
    get effort() {
      return effort();
    },
    get volume() {
      return Math.max(0, found.volume);
    },
    get isComplete() {
      return found.isComplete;
    },
    get isOver() {
      return found.isOver;
    },
    advance(more) {
      const goal = effort() + more;
      while (!found.isOver && (effort() < goal || !best)) {
        found.isOver = steps.next().done === true || found.isComplete;
      }
    },
    best: () => (best ? unfoldSteps(problem, best.blocks, best.steps, best.stepCount) : []),
  };
}

function* searchSteps(
  problem: PackProblem,
  watchOver: (blocks: BlockList) => SearchObserver,
  countSteps: (steps: number) => void,
): Generator<void> {
  if (problem.types.length === 0) return;
  const fill = createFillTables(problem);
  countSteps(fill.steps);
  const simple = createBlockList(capacityFor(problem, FIRST_BLOCKS), problem.types.length);
  countSteps(STEPS_PER_GRID * addSimpleBlocks(simple, problem, FIRST_BLOCKS));
  yield* searchWidths(createSearchRules(problem, simple, fill), FIRST_WIDTHS, watchOver(simple));
  const blocks = createBlockList(capacityFor(problem, MAX_BLOCKS), problem.types.length);
  countSteps(STEPS_PER_GRID * addSimpleBlocks(blocks, problem, MAX_BLOCKS * SIMPLE_SHARE));
  for (const pairs of addCompositeBlocks(blocks, problem)) {
    countSteps(pairs);
    yield;
  }
  yield* searchWidths(createSearchRules(problem, blocks, fill), growingWidths(), watchOver(blocks));
}

/** Capacity for the wanted blocks and the single box of every orientation, which is always listed. */
function capacityFor({ types }: PackProblem, blocks: number): number {
  return blocks + types.reduce((sum, { orientations }) => sum + orientations.length, 0);
}

function* searchWidths(
  rules: SearchRules,
  widths: Iterable<number>,
  observer: SearchObserver,
): Generator<void> {
  const pool = new StatePool(rules);
  for (const width of widths) yield* searchBeam(rules, pool, width, observer);
}

function* growingWidths(): Generator<number> {
  for (let width = 1; width <= MAX_BEAM_WIDTH; width *= WIDTH_GROWTH) yield Math.round(width);
}
