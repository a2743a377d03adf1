/** The one way to what a browser keeps: JSON under `stb:` keys. Nothing here throws; what cannot be read is `undefined`. */
export interface JsonStorage {
  read(key: string): unknown;
  /** False if nothing could be stored: storage is full or blocked. */
  write(key: string, value: unknown): boolean;
  remove(key: string): void;
  /** Tells when another tab has written or removed the value. */
  subscribe(key: string, listener: () => void): () => void;
}

const PREFIX = 'stb:';

type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Over a browser storage; a function, because access to a blocked one throws. */
export function createJsonStorage(reach: () => TextStorage): JsonStorage {
  return {
    read: (key) =>
      attempt<unknown>(() => JSON.parse(reach().getItem(PREFIX + key) ?? 'null') ?? undefined, undefined),
    write: (key, value) => attempt(() => (reach().setItem(PREFIX + key, JSON.stringify(value)), true), false),
    remove: (key) => attempt(() => reach().removeItem(PREFIX + key), undefined),
    subscribe: (key, listener) => {
      // Clearing the whole storage names no key.
      const follow = (event: StorageEvent) => {
        if (event.key === PREFIX + key || event.key === null) listener();
      };
      addEventListener('storage', follow);
      return () => removeEventListener('storage', follow);
    },
  };
}

/** Keeps nothing beyond the page: for tests and the playground. */
export function createMemoryStorage(): JsonStorage {
  const texts = new Map<string, string>();
  return createJsonStorage(() => ({
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  }));
}

function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}
