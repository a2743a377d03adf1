import { useCallback, useEffect, useMemo, useState } from 'react';
import type * as z from 'zod/mini';
import { useToolEnvironment } from '../tool-environment.tsx';

export interface StoredList<Item> {
  /** Newest first; empty until the page has hydrated. */
  readonly items: readonly Item[];
  /** Puts an item first; it replaces those with the same key. */
  readonly add: (item: Item, replaces?: (known: Item) => boolean) => void;
  readonly remove: (index: number) => void;
  readonly clear: () => void;
  /** False where the browser keeps nothing: the list lives as long as the page. */
  readonly isSaved: boolean;
  /** Brings back what was removed or cleared last. */
  readonly undo: (() => void) | null;
}

export interface StoredListOptions<Item> {
  /** Unique within the tool. */
  readonly name: string;
  readonly limit: number;
  /** Defined outside the component. */
  readonly schema: z.ZodMiniType<Item>;
}

/** A list that a tool keeps in the browser: a history, saved rows. It is one list in all tabs. */
export function useStoredList<Item>({ name, limit, schema }: StoredListOptions<Item>): StoredList<Item> {
  const { storage, manifest } = useToolEnvironment();
  const key = `list:${manifest.id}:${name}`;
  const [items, setItems] = useState<readonly Item[]>([]);
  const [isSaved, setSaved] = useState(true);
  const [before, setBefore] = useState<readonly Item[] | null>(null);

  const read = useCallback(
    () => validItems(storage.read(key), schema).slice(0, limit),
    [storage, key, schema, limit],
  );
  useEffect(() => {
    setItems(read());
    return storage.subscribe(key, () => {
      setItems(read());
      // Undo would overwrite the change of the other tab.
      setBefore(null);
    });
  }, [read, storage, key]);

  const actions = useMemo(() => {
    const keep = (next: readonly Item[], removedFrom: readonly Item[] | null) => {
      setSaved(storage.write(key, next));
      setItems(next);
      setBefore(removedFrom);
    };
    return {
      add: (item: Item, replaces: (known: Item) => boolean = () => false) =>
        keep([item, ...read().filter((known) => !replaces(known))].slice(0, limit), null),
      remove: (index: number) => {
        const all = read();
        keep(
          all.filter((_, at) => at !== index),
          all,
        );
      },
      clear: () => keep([], read()),
      restore: (removed: readonly Item[]) => keep(removed, null),
    };
  }, [storage, key, limit, read]);

  const { add, remove, clear, restore } = actions;
  return { items, isSaved, add, remove, clear, undo: before === null ? null : () => restore(before) };
}

/** The valid items of a stored list; others, of an older version or manipulated, are dropped. */
export function validItems<Item>(stored: unknown, schema: z.ZodMiniType<Item>): Item[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((entry) => {
    const checked = schema.safeParse(entry);
    return checked.success ? [checked.data] : [];
  });
}
