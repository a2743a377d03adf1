import { createListeners } from './observed.ts';

/** What is needed of a storage. */
export type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** One stored value: read tolerantly, written if the browser allows it, observable. */
export interface Stored<T> {
  read(): T;
  /** False where the value lives only as long as the page. */
  write(value: T): boolean;
  subscribe(listener: () => void): () => void;
}

export interface StoredOptions<T> {
  /** Begins with `stb:`. */
  readonly key: string;
  /** Makes a value of what was stored (null for nothing); must accept anything. */
  readonly parse: (text: string | null) => T;
  readonly format: (value: T) => string;
  /** By default the browser's local storage. */
  readonly area?: () => Area;
}

/** A value of local or session storage. Where storage is blocked or full, the value lives as long as the page. */
export function createStored<T>({
  key,
  parse,
  format,
  area = () => localStorage,
}: StoredOptions<T>): Stored<T> {
  const listeners = createListeners();
  let current: { readonly text: string | null; readonly value: T } | undefined;

  return {
    read() {
      // Another tab may have written it without a listener here. A value that could not be written stays in memory.
      const text = readText(area, key);
      if (!current || current.text !== text) current = { text, value: parse(text) };
      return current.value;
    },
    write(value) {
      const isStored = writeText(area, key, format(value));
      current = { text: readText(area, key), value };
      listeners.notify();
      return isStored;
    },
    subscribe(listener) {
      const remove = listeners.add(listener);
      const stopFollowing = followOtherTabs(key, listener);
      return () => {
        remove();
        stopFollowing();
      };
    },
  };
}

/** Calls the listener when another tab writes or removes the key, or clears the storage. Returns how to stop. */
export function followOtherTabs(key: string, listener: () => void): () => void {
  const follow = (event: StorageEvent) => {
    // Clearing the whole storage names no key.
    if (event.key === key || event.key === null) listener();
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}

/** The stored text of a key; null where there is none or storage is blocked. */
export function readText(area: () => Area, key: string): string | null {
  return fromStorage(area, (storage) => storage.getItem(key), null);
}

/** False where storage is full or blocked. */
export function writeText(area: () => Area, key: string, text: string): boolean {
  const write = (storage: Area) => {
    storage.setItem(key, text);
    return true;
  };
  return fromStorage(area, write, false);
}

/** The result of a call to a storage, or `fallback` where it is blocked or full: the page goes on. */
export function fromStorage<A extends Area, T>(area: () => A, call: (storage: A) => T, fallback: T): T {
  try {
    return call(area());
  } catch {
    return fallback;
  }
}

/** A storage that lives as long as the page: nothing confidential is left in the browser's own storages. */
export function createMemoryArea(): Area {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
}
