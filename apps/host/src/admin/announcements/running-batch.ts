import { useSyncExternalStore } from 'react';

/** How far a batch is. */
export interface RunningBatch {
  readonly done: number;
  readonly total: number;
  readonly stop: AbortController;
}

let current: RunningBatch | null = null;
const listeners = new Set<() => void>();

export function setRunningBatch(next: RunningBatch | null): void {
  current = next;
  for (const tell of listeners) tell();
}

/** The batch that runs; also for who left the page meanwhile and comes back. */
export function useRunningBatch(): RunningBatch | null {
  return useSyncExternalStore(subscribe, () => current);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
