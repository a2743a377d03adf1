import type { Announcement } from '@seller-toolbox/contracts/announcements';
import { useCallback, useEffect, useMemo, useState } from 'react';

type Rows = readonly Announcement[];

export interface KnownRows {
  readonly get: (id: string) => Announcement | undefined;
  readonly add: (rows: Rows) => void;
}

/** Every row that was seen, in its latest version: rows stay selected when the page of the list changes. */
export function useKnownRows(rows: Rows | undefined): KnownRows {
  const [known, setKnown] = useState<ReadonlyMap<string, Announcement>>(new Map());
  const add = useCallback(
    (more: Rows) => setKnown((before) => new Map([...before, ...more.map((row) => [row.id, row] as const)])),
    [],
  );
  useEffect(() => {
    if (rows) add(rows);
  }, [add, rows]);
  return useMemo(() => ({ get: (id) => known.get(id), add }), [add, known]);
}
