/** One value of this page that components follow with `useSyncExternalStore`. */
export interface Observed<T> {
  readonly read: () => T;
  readonly write: (value: T) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createObserved<T>(first: T): Observed<T> {
  const listeners = new Set<() => void>();
  let current = first;
  return {
    read: () => current,
    write(value) {
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
