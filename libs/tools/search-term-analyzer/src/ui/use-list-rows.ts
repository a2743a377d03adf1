import { useEffect, useMemo, useRef, useState } from 'react';
import { rowsOfList, type ListRow, type ListView } from '../session/report-lists.ts';
import type { ReportResultsProps } from './report-results.tsx';

/** Rows are fetched in pages of so many. */
const PAGE = 100;
const FIRST_PAGE: ReadonlySet<number> = new Set([0]);

export interface ListRows {
  readonly total: number;
  /** Undefined while the row is on its way. */
  readonly at: (index: number) => ListRow | undefined;
  /** Asks for the rows in sight. */
  readonly show: (first: number, last: number) => void;
}

interface Fetched {
  readonly key: string;
  readonly total: number;
  readonly pages: ReadonlyMap<number, readonly ListRow[]>;
}

/** The rows of a table: of the example at once, of a file from where it is worked on, page by page. */
export function useListRows({ example, file, summary }: ReportResultsProps, view: ListView): ListRows {
  const { state, ask } = file;
  const isFile = state !== null;
  const local = useMemo(() => (isFile ? [] : rowsOfList(example, view)), [isFile, example, view]);
  const key = `${state?.version ?? 0} ${JSON.stringify(view)}`;
  const [fetched, setFetched] = useState<Fetched | null>(null);
  const [wanted, setWanted] = useState(FIRST_PAGE);
  const latest = useRef({ ask, key, view });
  useEffect(() => {
    latest.current = { ask, key, view };
  });
  const asked = useRef({ key: '', pages: new Set<number>() });

  const isReady = isFile && state.version > 0 && state.step === 'ready';
  useEffect(() => {
    if (!isReady) return;
    if (asked.current.key !== key) asked.current = { key, pages: new Set() };
    for (const page of wanted) {
      if (asked.current.pages.has(page)) continue;
      asked.current.pages.add(page);
      latest.current.ask({ kind: 'rows', view: latest.current.view, offset: page * PAGE, limit: PAGE }).then(
        (answer) => {
          if (answer.kind !== 'rows' || latest.current.key !== key) return;
          setFetched((last) => withPage(last, { key, page, rows: answer.rows, total: answer.total }));
        },
        () => asked.current.pages.delete(page),
      );
    }
  }, [isReady, key, wanted]);

  if (!isFile) return { total: local.length, at: (index) => local[index], show: () => undefined };
  const current = fetched?.key === key ? fetched : null;
  // Until the first page is here, the size of the whole table holds the place.
  return {
    total: current?.total ?? (fetched === null ? summary.sizes[view.list] : fetched.total),
    at: (index) => current?.pages.get(Math.floor(index / PAGE))?.[index % PAGE],
    show: (first, last) => {
      const pages = [Math.floor(first / PAGE), Math.floor(last / PAGE)];
      setWanted((before) => (pages.every((page) => before.has(page)) ? before : new Set([0, ...pages])));
    },
  };
}

interface Page {
  readonly key: string;
  readonly page: number;
  readonly rows: readonly ListRow[];
  readonly total: number;
}

function withPage(last: Fetched | null, { key, page, rows, total }: Page): Fetched {
  const pages = last?.key === key ? last.pages : new Map<number, readonly ListRow[]>();
  return { key, total, pages: new Map([...pages, [page, rows]]) };
}
