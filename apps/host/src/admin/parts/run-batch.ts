/** So many requests are under way at once at most. */
export const MOST_AT_ONCE = 6;

export interface BatchFailure<Item> {
  readonly item: Item;
  readonly error: unknown;
}

export interface BatchResult<Item> {
  readonly succeeded: readonly Item[];
  readonly failed: readonly BatchFailure<Item>[];
}

/** Does the same to each item, at most six at once. A failure of one keeps none of the others from being done. */
export async function runBatch<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  onProgress: (done: number) => void = () => undefined,
): Promise<BatchResult<Item>> {
  const succeeded: Item[] = [];
  const failed: BatchFailure<Item>[] = [];
  const waiting = [...items];
  async function workOff(): Promise<void> {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      const next = item;
      try {
        await work(next);
        succeeded.push(next);
      } catch (error) {
        failed.push({ item: next, error });
      }
      onProgress(succeeded.length + failed.length);
    }
  }
  await Promise.all(Array.from({ length: Math.min(MOST_AT_ONCE, items.length) }, workOff));
  return { succeeded, failed };
}
