/**
 * Runs `read` at most once at a time: concurrent callers share the result, later callers start a new read. For slow
 * public queries.
 */
export function singleFlight<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let pending: Promise<Value> | undefined;
  return () => {
    pending ??= read().finally(() => {
      pending = undefined;
    });
    return pending;
  };
}
