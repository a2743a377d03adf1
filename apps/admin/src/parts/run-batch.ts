/** Maximum of concurrent requests. */
export const MAX_CONCURRENT = 6;

export interface BatchFailure<Item> {
  readonly item: Item;
  readonly error: unknown;
}

export interface BatchResult<Item> {
  readonly succeeded: readonly Item[];
  readonly failed: readonly BatchFailure<Item>[];
}

export interface BatchOptions {
  readonly onProgress?: (done: number) => void;
  /** Stops it: what is under way is still done and counted, the rest is left alone. */
  readonly signal?: AbortSignal;
}

/** How far a batch is. */
export interface RunningBatch {
  readonly done: number;
  readonly total: number;
  readonly stop: AbortController;
}

/** Runs the same action on each item, at most six at a time. A failed item does not stop the others. */
export async function runBatch<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  { onProgress = () => undefined, signal }: BatchOptions = {},
): Promise<BatchResult<Item>> {
  const succeeded: Item[] = [];
  const failed: BatchFailure<Item>[] = [];
  const waiting = [...items];
  const next = () => (signal?.aborted ? undefined : waiting.shift());
  async function workOff(): Promise<void> {
    for (let item = next(); item !== undefined; item = next()) {
      const taken = item;
      try {
        await work(taken);
        succeeded.push(taken);
      } catch (error) {
        failed.push({ item: taken, error });
      }
      onProgress(succeeded.length + failed.length);
    }
  }
  await Promise.all(Array.from({ length: Math.min(MAX_CONCURRENT, items.length) }, workOff));
  return { succeeded, failed };
}
