import { parseJson } from '@seller-toolbox/tool-contract/json';
import { createMemoryArea, followOtherTabs, fromStorage, readText, writeText, type Area } from './storage.ts';

/** JSON values under `stb:` keys, by name. Nothing here throws; what cannot be read is `undefined`. */
export interface JsonStorage {
  read(name: string): unknown;
  /** False if nothing could be stored: storage is full or blocked. */
  write(name: string, value: unknown): boolean;
  remove(name: string): void;
  /** Notifies when another tab has written or removed the value. */
  subscribe(name: string, listener: () => void): () => void;
}

const keyOf = (name: string) => `stb:${name}`;

/** Over a browser storage; a function, because access to a blocked one throws. */
export function createJsonStorage(area: () => Area): JsonStorage {
  return {
    read: (name) => parseJson(readText(area, keyOf(name))) ?? undefined,
    write: (name, value) => writeText(area, keyOf(name), JSON.stringify(value)),
    remove: (name) => fromStorage(area, (storage) => storage.removeItem(keyOf(name)), undefined),
    subscribe: (name, listener) => followOtherTabs(keyOf(name), listener),
  };
}

/** Lives as long as the page: for tests and the playground. */
export function createMemoryStorage(): JsonStorage {
  const memory = createMemoryArea();
  return createJsonStorage(() => memory);
}
