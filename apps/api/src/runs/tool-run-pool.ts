import { availableParallelism } from 'node:os';
import type { ToolManifest } from '@seller-toolbox/tool-contract';
import type { Clock } from '../ports/clock.ts';
import { createKillPenalty } from './kill-penalty.ts';
import { createRunQueue, type RunQueue } from './run-queue.ts';
import { createRunThreads, type RunThreads, type RunThreadsOptions } from './run-threads.ts';
import type { RunCaller, RunLane, RunOutcome, ToolRun, ToolRunPool } from './tool-runs.ts';

const DEFAULT_RUN_MS = 2_000;
/** A larger body is a long run, whatever the tool. */
const MAX_SHORT_BYTES = 64 * 1024;

export interface ToolRunPoolOptions extends Pick<RunThreadsOptions, 'workerFile' | 'onError'> {
  readonly clock: Clock;
  readonly tools: readonly Pick<ToolManifest, 'id' | 'runsIn' | 'maxRunMs'>[];
  readonly onOutcome?: ((kind: RunOutcome['kind']) => void) | undefined;
}

interface Lane {
  readonly queue: RunQueue;
  readonly threads: RunThreads;
}

/**
 * Runs tools in threads with limits of time and memory. Short runs have a thread that long runs cannot take: a run is long if
 * its manifest says that it belongs into a worker, or if its body is large.
 */
export function createToolRunPool({ clock, tools, onOutcome, ...threads }: ToolRunPoolOptions): ToolRunPool {
  const penalty = createKillPenalty(clock);
  const manifests = new Map(tools.map((tool) => [tool.id, tool]));
  const lanes: Readonly<Record<RunLane, Lane>> = {
    short: {
      queue: createRunQueue({ places: 1, maxWaiting: 200 }),
      threads: createRunThreads({ ...threads, threads: 1, maxHeapMb: 64 }),
    },
    long: {
      queue: createRunQueue({ places: longThreads(), maxWaiting: 16 }),
      threads: createRunThreads({ ...threads, threads: longThreads(), maxHeapMb: 128 }),
    },
  };

  function laneOf({ toolId, body }: ToolRun): Lane {
    const isLong = manifests.get(toolId)?.runsIn === 'worker' || body.byteLength > MAX_SHORT_BYTES;
    return isLong ? lanes.long : lanes.short;
  }

  async function runInLane(run: ToolRun, caller: RunCaller): Promise<RunOutcome> {
    if (caller.id !== null && penalty.isReached(caller.id)) return { kind: 'penalized' };
    const { queue, threads } = laneOf(run);
    const maxMs = manifests.get(run.toolId)?.maxRunMs ?? DEFAULT_RUN_MS;
    const ended = await queue.run(() => threads.run(run, { maxMs, signal: caller.signal }), caller);
    if (ended === 'killed' && caller.id !== null) penalty.charge(caller.id);
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

/** Leaves processors to the event loop and to short runs. */
function longThreads(): number {
  return availableParallelism() > 2 ? 2 : 1;
}
