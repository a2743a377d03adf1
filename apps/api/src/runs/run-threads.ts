import { Piscina } from 'piscina';
import type { ExecutedRun, ToolRun } from './tool-runs.ts';

/** A start takes a fraction of a second; the limit only ends one that hangs. */
const MAX_START_MS = 20_000;
/** An unused thread ends, and its memory is free again. */
const IDLE_MS = 60_000;

export interface RunThreadsOptions {
  /** `run-worker.ts`, built, or `run-worker.source.mjs`. */
  readonly workerFile: string;
  readonly threads: number;
  /** Memory of a thread without its ArrayBuffers: those are limited by the schemas and the size of a body. */
  readonly maxHeapMb: number;
  readonly onError: (error: unknown) => void;
}

export interface RunThreads {
  /** `killed` if the run exceeded its time or memory, or was aborted. At most `threads` runs at a time. */
  readonly run: (
    run: ToolRun,
    options: { readonly maxMs: number; readonly signal: AbortSignal },
  ) => Promise<ExecutedRun | 'killed'>;
  readonly close: () => Promise<void>;
}

/**
 * Threads for tool runs, started when needed. The queue is in front of them: that of piscina has no maximum for tasks with a
 * signal.
 */
export function createRunThreads(options: RunThreadsOptions): RunThreads {
  const pool = new Piscina({
    filename: options.workerFile,
    name: 'run',
    minThreads: 0,
    maxThreads: options.threads,
    idleTimeout: IDLE_MS,
    recordTiming: false,
    resourceLimits: { maxOldGenerationSizeMb: options.maxHeapMb, maxYoungGenerationSizeMb: 16 },
  });
  /** Called when the thread begins to compute: neither its start nor the load of the engine count as time of the run. */
  const onBegin = new Map<number, () => void>();
  let lastId = 0;
  pool.on('message', (id: number) => onBegin.get(id)?.());
  // A run that reaches both limits together was already killed for its time.
  pool.on('error', (error) => {
    if (!isOutOfMemory(error)) options.onError(error);
  });

  return {
    run: async (run, { maxMs, signal }) => {
      const id = (lastId += 1);
      const expired = new AbortController();
      let timer = setTimeout(() => expired.abort(), MAX_START_MS);
      onBegin.set(id, () => {
        clearTimeout(timer);
        timer = setTimeout(() => expired.abort(), maxMs);
      });
      const stop = AbortSignal.any([expired.signal, signal]);
      try {
        // What `run-worker.ts` returns.
        return (await pool.run({ id, ...run }, { signal: stop, transferList: movable(run) })) as ExecutedRun;
      } catch (error) {
        if (stop.aborted || isOutOfMemory(error)) return 'killed';
        throw error;
      } finally {
        clearTimeout(timer);
        onBegin.delete(id);
      }
    },
    close: () => pool.destroy(),
  };
}

/** The body, unless it shares its memory with other buffers, as small ones of Node do. */
function movable({ body }: ToolRun): ArrayBuffer[] {
  const { buffer } = body;
  return buffer instanceof ArrayBuffer && buffer.byteLength === body.byteLength ? [buffer] : [];
}

function isOutOfMemory(error: unknown): boolean {
  return (error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY';
}
