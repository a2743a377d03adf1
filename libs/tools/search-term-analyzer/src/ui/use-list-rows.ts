import { useEffect, useRef, useState } from 'react';
import type { ListRow, ListView } from '../session/report-lists.ts';
import { WORKED_WASTED } from '../session/worked-report.data.ts';
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
  /** As text. */
  readonly view: string;
  /** Of the analysis. */
  readonly version: number;
  readonly total: number;
  readonly pages: ReadonlyMap<number, readonly ListRow[]>;
}

/** The table of the worked example that the page opens with. */
const OPENED_VIEW: ListView = { list: 'wasted', search: '', words: null, sort: null };

const OPENED: Fetched = {
  view: JSON.stringify(OPENED_VIEW),
  version: 0,
  total: WORKED_WASTED.length,
  pages: new Map([[0, WORKED_WASTED]]),
};

/** The rows of a table, from where the report is worked on, page by page. */
export function useListRows({ summary, report }: ReportResultsProps, view: ListView): ListRows {
  const { state, ask } = report;
  const { version } = state;
  const isExample = state.name === null;
  const key = JSON.stringify(view);
  const [fetched, setFetched] = useState<Fetched | null>(isExample ? OPENED : null);
  const [wanted, setWanted] = useState(FIRST_PAGE);
  const latest = useRef({ ask, key, view, version });
  useEffect(() => {
    latest.current = { ask, key, view, version };
  });
  const asked = useRef({
    key: isExample ? OPENED.view : '',
    version: 0,
    pages: new Set(isExample ? [0] : []),
  });

  const isReady = state.step === 'ready' && (isExample || version > 0);
  useEffect(() => {
    if (!isReady) return;
    if (asked.current.key !== key || asked.current.version !== version) {
      asked.current = { key, version, pages: new Set() };
    }
    const { pages } = asked.current;
    for (const page of wanted) {
      if (pages.has(page)) continue;
      pages.add(page);
      latest.current.ask({ kind: 'rows', view: latest.current.view, offset: page * PAGE, limit: PAGE }).then(
        (answer) => {
          const now = latest.current;
          if (answer.kind !== 'rows' || now.key !== key || now.version !== version) return;
          setFetched((last) =>
            withPage(last, { view: key, version, page, rows: answer.rows, total: answer.total }),
          );
        },
        () => pages.delete(page),
      );
    }
  }, [isReady, key, version, wanted]);

  // Rows of the last analysis stay until those of this one are here.
  const current = fetched?.view === key ? fetched : null;
  return {
    // Until the first page is here, the size of the whole table holds the place.
    total: current?.total ?? (fetched === null ? summary.sizes[view.list] : fetched.total),
    at: (index) => current?.pages.get(Math.floor(index / PAGE))?.[index % PAGE],
    show: (first, last) => {
      const pages = [Math.floor(first / PAGE), Math.floor(last / PAGE)];
      setWanted((before) => (pages.every((page) => before.has(page)) ? before : new Set([0, ...pages])));
    },
  };
}

interface Page extends Pick<Fetched, 'view' | 'version' | 'total'> {
  readonly page: number;
  readonly rows: readonly ListRow[];
}

function withPage(last: Fetched | null, { view, version, page, rows, total }: Page): Fetched {
  const isSame = last?.view === view && last.version === version;
  const pages = isSame ? last.pages : new Map<number, readonly ListRow[]>();
  return { view, version, total, pages: new Map([...pages, [page, rows]]) };
}
