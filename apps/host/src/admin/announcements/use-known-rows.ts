import type { Announcement } from '@seller-toolbox/contracts/announcements';
import { useEffect, useMemo, useState } from 'react';

export interface KnownRows {
  readonly get: (id: string) => Announcement | undefined;
  readonly add: (rows: readonly Announcement[]) => void;
}

/** Every row that was seen, in its latest version: rows stay selected when the page of the list changes. */
export function useKnownRows(rows: readonly Announcement[] | undefined): KnownRows {
  const [known, setKnown] = useState<ReadonlyMap<string, Announcement>>(new Map());
  const handle = useMemo(
    () => ({
      get: (id: string) => known.get(id),
      add: (more: readonly Announcement[]) =>
        setKnown((before) => new Map([...before, ...more.map((row) => [row.id, row] as const)])),
    }),
    [known],
  );
  useEffect(() => {
    if (rows) setKnown((before) => new Map([...before, ...rows.map((row) => [row.id, row] as const)]));
  }, [rows]);
  return handle;
}
