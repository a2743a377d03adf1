/** What is needed of a storage. */
export type Area = Pick<Storage, 'getItem' | 'setItem'>;

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
  /** Left out, the browser's local storage. */
  readonly area?: () => Area;
}

/** A value of local or session storage. Where storage is blocked or full, the value lives as long as the page. */
export function createStored<T>({
  key,
  parse,
  format,
  area = () => localStorage,
}: StoredOptions<T>): Stored<T> {
  const listeners = new Set<() => void>();
  let current: { readonly text: string | null; readonly value: T } | undefined;

  function tell() {
    for (const listener of listeners) listener();
  }

  function followOtherTabs(event: StorageEvent) {
    if (event.key === key || event.key === null) tell();
  }

  return {
    read() {
      // Another tab may have written it while there was no listener. What could not be written is still the value here.
      const text = readText(area, key);
      if (!current || current.text !== text) current = { text, value: parse(text) };
      return current.value;
    },
    write(value) {
      const isKept = writeText(area, key, format(value));
      current = { text: readText(area, key), value };
      tell();
      return isKept;
    },
    subscribe(listener) {
      if (listeners.size === 0) addEventListener('storage', followOtherTabs);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', followOtherTabs);
      };
    },
  };
}

/** The stored text of a key; null where there is none or storage is blocked. */
export function readText(area: () => Area, key: string): string | null {
  return fromStorage(area, (storage) => storage.getItem(key), null);
}

function writeText(area: () => Area, key: string, text: string): boolean {
  const write = (storage: Area) => {
    storage.setItem(key, text);
    return true;
  };
  return fromStorage(area, write, false);
}

/** What a storage answers, or `otherwise` where it is blocked or full: the page goes on. */
export function fromStorage<Kept extends Area, T>(
  area: () => Kept,
  ask: (storage: Kept) => T,
  otherwise: T,
): T {
  try {
    return ask(area());
  } catch {
    return otherwise;
  }
}

/** Reads JSON that users can edit; undefined where it is invalid. */
export function parseJson(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
