import { availableParallelism } from 'node:os';
import type { ToolManifest } from '@seller-toolbox/tool-contract';
import * as z from 'zod/mini';
import type { Clock } from '../ports/clock.ts';
import { SLICE_MS } from './execute-rows.ts';
import { createKillPenalty } from './kill-penalty.ts';
import { createRunQueue, type RunQueue } from './run-queue.ts';
import { createRunThreads, type RunThreads, type RunThreadsOptions } from './run-threads.ts';
import type { RunCaller, RunLane, RunOutcome, ToolRun, ToolRunPool } from './tool-runs.ts';

const DEFAULT_RUN_MS = 2_000;
/** A larger body is a long run, whatever the tool. */
const MAX_SHORT_BYTES = 64 * 1024;

export interface ToolRunPoolOptions extends Pick<RunThreadsOptions, 'workerFile' | 'onError'> {
  readonly clock: Clock;
  readonly tools: readonly Pick<ToolManifest, 'id' | 'runsIn' | 'maxRunMs' | 'longAbove'>[];
  readonly onOutcome?: ((kind: RunOutcome['kind']) => void) | undefined;
}

/** Two, because one network may have half of them. */
const SHORT_THREADS = 2;

interface Lane {
  readonly queue: RunQueue;
  readonly threads: RunThreads;
}

/** Runs tools in threads with limits of time and memory. Short runs have threads that long runs cannot take. */
export function createToolRunPool({ clock, tools, onOutcome, ...threads }: ToolRunPoolOptions): ToolRunPool {
  const penalty = createKillPenalty(clock);
  const manifests = new Map(tools.map((tool) => [tool.id, tool]));
  const lanes: Readonly<Record<RunLane, Lane>> = {
    short: {
      queue: createRunQueue({ slots: SHORT_THREADS, maxWaiting: 200 }),
      threads: createRunThreads({ ...threads, threads: SHORT_THREADS, maxHeapMb: 64 }),
    },
    long: {
      queue: createRunQueue({ slots: longThreads(), maxWaiting: 16 }),
      threads: createRunThreads({ ...threads, threads: longThreads(), maxHeapMb: 128 }),
    },
  };

  async function runInLane(run: ToolRun, caller: RunCaller): Promise<RunOutcome> {
    const { networks, signal } = caller;
    const { runsIn, maxRunMs: maxMs = DEFAULT_RUN_MS, longAbove } = manifests.get(run.toolId) ?? {};
    const isLong =
      runsIn === 'worker' ||
      run.rows !== undefined ||
      run.body.byteLength > MAX_SHORT_BYTES ||
      exceedsNumber(run.body, longAbove);
    const { queue, threads } = isLong ? lanes.long : lanes.short;
    if (penalty.isReached(networks)) return { kind: 'penalized' };
    const ended = await queue.run(async () => {
      // Runs that waited in the same queue may have been killed since.
      if (penalty.isReached(networks)) return 'penalized';
      // The last row of a message may begin at the end of its slice.
      const outcome = await threads.run(run, { maxMs: run.rows ? maxMs + SLICE_MS : maxMs, signal });
      if (outcome === 'killed') penalty.charge(networks);
      return outcome;
    }, caller);
    return typeof ended === 'string' ? { kind: ended } : ended;
  }

  return {
    run: async (run, caller) => {
      const outcome = await runInLane(run, caller);
      onOutcome?.(outcome.kind);
      return outcome;
    },
    counts: () => ({ short: lanes.short.queue.counts(), long: lanes.long.queue.counts() }),
    drain: () => {
      for (const { queue } of Object.values(lanes)) queue.drain();
    },
    close: async () => {
      await Promise.all(Object.values(lanes).map((lane) => lane.threads.close()));
    },
  };
}

const numbersSchema = z.object({ input: z.record(z.string(), z.unknown()) });

/**
 * Whether a number of the input is larger than the manifest allows for short runs. Parses only small bodies of the few tools
 * that have such a number.
 */
function exceedsNumber(body: Uint8Array, longAbove: ToolManifest['longAbove']): boolean {
  if (!longAbove) return false;
  try {
    const { input } = z.parse(numbersSchema, JSON.parse(Buffer.from(body).toString()));
    return Object.entries(longAbove).some(([field, max]) => Number(input[field]) > max);
  } catch {
    // The thread rejects a body that is not JSON or has no input.
    return false;
  }
}

/** Leaves processors to the event loop and to short runs. */
function longThreads(): number {
  return availableParallelism() > 2 ? 2 : 1;
}
