import { useCallback, useEffect, useState } from 'react';
import { useToolEnvironment } from '../tool-environment.tsx';

export interface StoredList<Item> {
  /** Newest first; empty until the page has hydrated. */
  readonly items: readonly Item[];
  readonly add: (item: Item) => void;
  /** Empties the list; `undo` fills it again. */
  readonly clear: () => void;
  readonly undo: (() => void) | null;
}

export interface StoredListOptions<Item> {
  /** Unique within the tool. */
  readonly name: string;
  readonly limit: number;
  /** What an entry looks like; others, of an older version or tampered with, are dropped. */
  readonly isItem: (value: unknown) => value is Item;
}

/** A list that a tool keeps in the browser: a history, saved rows. */
export function useStoredList<Item>({ name, limit, isItem }: StoredListOptions<Item>): StoredList<Item> {
  const { storage, manifest } = useToolEnvironment();
  const key = `${name}:${manifest.id}`;
  const [items, setItems] = useState<readonly Item[]>([]);
  const [cleared, setCleared] = useState<readonly Item[] | null>(null);

  useEffect(() => {
    const stored = storage.read(key);
    setItems(Array.isArray(stored) ? stored.filter(isItem).slice(0, limit) : []);
  }, [storage, key, isItem, limit]);

  const keep = useCallback(
    (next: readonly Item[], before: readonly Item[] | null) => {
      setItems(next);
      setCleared(before);
      storage.write(key, next);
    },
    [storage, key],
  );

  return {
    items,
    add: (item) => keep([item, ...items].slice(0, limit), null),
    clear: () => keep([], items),
    undo: cleared === null ? null : () => keep(cleared, null),
  };
}
