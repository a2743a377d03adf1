/** Functions to call when something has changed. */
export interface Listeners {
  /** Returns the function that removes the listener. */
  readonly add: (listener: () => void) => () => void;
  readonly notify: () => void;
}

export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    add(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify() {
      for (const listener of listeners) listener();
    },
  };
}

/** One value of this page that components follow with `useSyncExternalStore`. */
export interface Observed<T> {
  readonly read: () => T;
  readonly write: (value: T) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createObserved<T>(first: T): Observed<T> {
  const listeners = createListeners();
  let current = first;
  return {
    read: () => current,
    write(value) {
      current = value;
      listeners.notify();
    },
    subscribe: listeners.add,
  };
}
