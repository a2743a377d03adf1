import { useEffect, useRef, useState } from 'react';
import type { ListRow, ListView } from '../session/report-lists.ts';
import { WORKED_WASTED } from '../session/worked-report.data.ts';
import type { ReportProps } from './report-props.ts';

const PAGE_SIZE = 100;
const FIRST_PAGE: ReadonlySet<number> = new Set([0]);

export interface ListRows {
  readonly total: number;
  /** Undefined until the row is loaded. */
  readonly at: (index: number) => ListRow | undefined;
  /** Requests the visible rows. */
  readonly show: (first: number, last: number) => void;
}

interface Fetched {
  /** As JSON. */
  readonly view: string;
  /** Version of the analysis. */
  readonly version: number;
  readonly total: number;
  readonly pages: ReadonlyMap<number, readonly ListRow[]>;
}

/** The view that the page opens with. */
const OPENED_VIEW: ListView = { list: 'wasted', search: '', words: null, sort: null };

const OPENED: Fetched = {
  view: JSON.stringify(OPENED_VIEW),
  version: 0,
  total: WORKED_WASTED.length,
  pages: new Map([[0, WORKED_WASTED]]),
};

/** Fetches the rows of a table from the session, page by page. */
export function useListRows({ summary, report }: ReportProps, view: ListView): ListRows {
  const { state, ask } = report;
  const { version } = state;
  const isExample = state.name === null;
  const key = JSON.stringify(view);
  const [fetched, setFetched] = useState<Fetched | null>(isExample ? OPENED : null);
  const [wantedPages, setWantedPages] = useState(FIRST_PAGE);
  const latest = useRef({ ask, key, view, version });
  useEffect(() => {
    latest.current = { ask, key, view, version };
  });
  const requested = useRef({
    key: isExample ? OPENED.view : '',
    version: 0,
    pages: new Set(isExample ? [0] : []),
  });

  const isReady = state.step === 'ready' && (isExample || version > 0);
  useEffect(() => {
    if (!isReady) return;
    if (requested.current.key !== key || requested.current.version !== version) {
      requested.current = { key, version, pages: new Set() };
    }
    const { pages } = requested.current;
    for (const page of wantedPages) {
      if (pages.has(page)) continue;
      pages.add(page);
      latest.current
        .ask({ kind: 'rows', view: latest.current.view, offset: page * PAGE_SIZE, limit: PAGE_SIZE })
        .then(
          (response) => {
            const now = latest.current;
            if (response.kind !== 'rows' || now.key !== key || now.version !== version) return;
            setFetched((last) =>
              withPage(last, { view: key, version, page, rows: response.rows, total: response.total }),
            );
          },
          () => pages.delete(page),
        );
    }
  }, [isReady, key, version, wantedPages]);

  // Shows rows of the last analysis until those of this one are loaded.
  const current = fetched?.view === key ? fetched : null;
  return {
    // Until the first page is loaded, the size of the whole table reserves the space.
    total: current?.total ?? (fetched === null ? summary.sizes[view.list] : fetched.total),
    at: (index) => current?.pages.get(Math.floor(index / PAGE_SIZE))?.[index % PAGE_SIZE],
    show: (first, last) => {
      const pages = [Math.floor(first / PAGE_SIZE), Math.floor(last / PAGE_SIZE)];
      setWantedPages((before) => (pages.every((page) => before.has(page)) ? before : new Set([0, ...pages])));
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
