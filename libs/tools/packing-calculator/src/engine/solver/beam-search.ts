import { chooseBlocks } from './choose-blocks.ts';
import { dropSpace, nearestSpace, openSpace } from './free-spaces.ts';
import { copyState, createPackState, type PackState } from './pack-state.ts';
import { placeBlock } from './place-block.ts';
import type { SearchRules } from './search-rules.ts';
import { intAt } from './typed-arrays.ts';

/** Callbacks of a search: for each placed block, and for each completed packing. */
export interface SearchObserver {
  readonly countPlacement: () => void;
  readonly offer: (state: PackState) => void;
}

/** Unused states: a search reuses them instead of allocating at every step. */
export class StatePool {
  readonly #rules: SearchRules;
  readonly #idle: PackState[] = [];

  constructor(rules: SearchRules) {
    this.#rules = rules;
  }

  acquire(): PackState {
    return this.#idle.pop() ?? createPackState(this.#rules.problem, this.#rules.blocks.count);
  }

  release(state: PackState): void {
    this.#idle.push(state);
  }
}

interface Candidate {
  readonly state: PackState;
  /** The volume after greedy completion. */
  readonly value: number;
}

/**
 * Beam search after Araya and Riff (2014): every partial packing of a level is continued with each of the `width`
 * best blocks for its nearest space, each of these is completed greedily, and the `width` best of them make the next
 * level. Yields after every completion.
 */
export function* searchBeam(
  rules: SearchRules,
  pool: StatePool,
  width: number,
  observer: SearchObserver,
): Generator<void> {
  const beam: Beam = { rules, pool, width, observer };
  let level: Candidate[] = [{ state: startState(rules, pool), value: -1 }];
  while (level.length > 0) {
    const next: Candidate[] = [];
    for (const parent of level) {
      yield* continuations(beam, parent, next);
      pool.release(parent.state);
    }
    level = next;
  }
}

interface Beam {
  readonly rules: SearchRules;
  readonly pool: StatePool;
  readonly width: number;
  readonly observer: SearchObserver;
}

/** Continues a partial packing with each of the best blocks for its nearest space; the best results stay in `next`. */
function* continuations(beam: Beam, parent: Candidate, next: Candidate[]): Generator<void> {
  const { rules, pool, width, observer } = beam;
  const space = rankForNearestSpace(rules, parent.state, width);
  if (space < 0) return;
  const blocks = rules.choosing.choice.ids.slice(0, rules.choosing.choice.count);
  for (const [rank, block] of blocks.entries()) {
    const state = pool.acquire();
    copyState(parent.state, state);
    placeBlock(rules.spaces, rules.blocks, state, { space, block });
    observer.countPlacement();
    // The parent's greedy completion took the best block, so its volume is known.
    const isOnPath = rank === 0 && parent.value >= 0;
    const value = isOnPath ? parent.value : completedVolume(rules, pool, state, observer);
    keepBest(next, { state, value }, width, pool);
    if (!isOnPath) yield;
  }
}

function startState(rules: SearchRules, pool: StatePool): PackState {
  const { problem, spaces, order } = rules;
  const state = pool.acquire();
  state.left.set(problem.types.map(({ count }) => count));
  state.boxesLeft = problem.types.reduce((sum, { count }) => sum + count, 0);
  state.weightLeft = problem.maxWeight;
  state.volume = 0;
  state.stepCount = 0;
  state.active.set(order);
  state.activeCount = order.length;
  openSpace(spaces, state);
  return state;
}

/** Ranks the blocks for the nearest space into which one fits, and drops the spaces before it; -1 where none is left. */
function rankForNearestSpace({ choosing }: SearchRules, state: PackState, maxChoices: number): number {
  for (;;) {
    const space = nearestSpace(state);
    if (space < 0) return -1;
    chooseBlocks(choosing, state, space, maxChoices);
    if (choosing.choice.count > 0) return space;
    dropSpace(state, space);
  }
}

function completedVolume(
  rules: SearchRules,
  pool: StatePool,
  from: PackState,
  observer: SearchObserver,
): number {
  const state = pool.acquire();
  copyState(from, state);
  for (
    let space = rankForNearestSpace(rules, state, 1);
    space >= 0;
    space = rankForNearestSpace(rules, state, 1)
  ) {
    placeBlock(rules.spaces, rules.blocks, state, { space, block: intAt(rules.choosing.choice.ids, 0) });
    observer.countPlacement();
  }
  observer.offer(state);
  pool.release(state);
  return state.volume;
}

/** Keeps the list sorted and at most `width` long; duplicates are dropped. */
function keepBest(list: Candidate[], candidate: Candidate, width: number, pool: StatePool): void {
  const { state, value } = candidate;
  const isDuplicate = list.some((other) => other.value === value && other.state.volume === state.volume);
  const place = list.findIndex(
    (other) => other.value < value || (other.value === value && other.state.volume < state.volume),
  );
  if (isDuplicate || (place < 0 && list.length >= width)) {
    pool.release(state);
    return;
  }
  list.splice(place < 0 ? list.length : place, 0, candidate);
  const dropped = list.length > width ? list.pop() : undefined;
  if (dropped) pool.release(dropped.state);
}
