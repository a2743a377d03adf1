import { useCallback, useMemo, useState } from 'react';

/** Which rows are selected, by their keys. */
export interface Selection {
  readonly keys: ReadonlySet<string>;
  readonly toggle: (key: string) => void;
  /** Selects these as well, or takes them out. */
  readonly setAll: (keys: readonly string[], selected: boolean) => void;
  readonly clear: () => void;
}

/** Rows stay selected over pages and filters until they are taken out. */
export function useSelection(): Selection {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const setAll = useCallback((changed: readonly string[], selected: boolean) => {
    setKeys((known) => {
      const next = new Set(known);
      for (const key of changed) {
        if (selected) next.add(key);
        else next.delete(key);
      }
      return next;
    });
  }, []);
  const toggle = useCallback(
    (key: string) =>
      setKeys((known) => new Set(known.has(key) ? [...known].filter((k) => k !== key) : [...known, key])),
    [],
  );
  const clear = useCallback(() => setKeys(new Set()), []);
  return useMemo(() => ({ keys, toggle, setAll, clear }), [clear, keys, setAll, toggle]);
}
