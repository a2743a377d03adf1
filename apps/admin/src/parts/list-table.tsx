import type { ListPage } from '@seller-toolbox/api-client/call-list';
import { Button, DataTable, Skeleton, type DataColumn } from '@seller-toolbox/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFrameWords } from '../app/admin-words-context.tsx';
import { EmptyState } from './empty-state.tsx';
import { useErrorText, type InsteadTexts } from './error-text.ts';
import type { ListColumn } from './list-column.ts';
import styles from './list-table.module.css';
import { LoadFailed } from './load-failed.tsx';
import { Pager } from './pager.tsx';
import { SelectAll, SelectRow } from './select-boxes.tsx';
import type { Selection } from './selection.ts';
import { SortHead } from './sort-head.tsx';
import { SortSelect } from './sort-select.tsx';
import { nextSort, sortedBy } from './sorting.ts';
import { useIsNarrow } from './use-is-narrow.ts';
import { useFocusFallback } from './use-focus-fallback.ts';

export interface ListTableProps<Row> {
  /** Names the table. */
  readonly caption: string;
  readonly query: Pick<UseQueryResult<ListPage<Row>>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  readonly columns: readonly ListColumn<Row>[];
  readonly rowKey: (row: Row) => string;
  /** The `sort` of the request, and the one that a press on a head chooses. */
  readonly sort?: string | undefined;
  readonly onSort?: (sort: string) => void;
  readonly onPage: (page: number) => void;
  /** Given where rows can be selected; `rowName` names the checkbox of a row. */
  readonly selection?: Selection;
  readonly rowName?: (row: Row) => string;
  /** Sentences of the page for a failure that has no code of its own. */
  readonly errorTexts?: InsteadTexts;
  /** Above the table, such as what can be done with the selected rows. */
  readonly bar?: ReactNode;
  /** Instead of rows when there are none. */
  readonly empty: ReactNode;
  /** A row on a narrow screen, where a table would have to be scrolled. */
  readonly card?: (row: Row) => ReactNode;
}

/** A page of a list of the service, with sorting, paging, selection, loading state and errors. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { query, bar, onPage } = props;
  const t = useFrameWords();
  const textOf = useErrorText();
  const isNarrow = useIsNarrow();
  const { home, around } = useFocusFallback<HTMLDivElement>();
  const { data, error, isFetching, refetch } = query;
  const { total = 0, totalPages: last = 1 } = data?.pagination ?? {};
  // Rows were removed since the page was opened, or the page in the address never existed.
  const empty = total > 0 ? <BeyondEnd onLast={() => onPage(last)} /> : props.empty;
  return (
    <div
      ref={home}
      role="group"
      aria-label={props.caption}
      aria-busy={isFetching}
      tabIndex={-1}
      className={styles.list}
      {...around}
    >
      {error && !isFetching && (
        <LoadFailed text={textOf(error, props.errorTexts)} onRetry={() => void refetch()} />
      )}
      {bar}
      {data === undefined && (!error || isFetching) && (
        <Skeleton label={t('state.loading')} shape="row" count={6} />
      )}
      {data !== undefined && (
        <>
          {isNarrow && props.card ? (
            <Cards {...props} rows={data.rows} card={props.card} empty={empty} />
          ) : (
            <Rows {...props} rows={data.rows} empty={empty} />
          )}
          <div className={styles.foot}>
            <Pager pagination={data.pagination} onPage={onPage} />
            <span className={styles.updating} role="status">
              {isFetching ? t('table.updating') : ''}
            </span>
          </div>
        </>
      )}
    </div>
  );
}

function BeyondEnd({ onLast }: { onLast: () => void }) {
  const t = useFrameWords();
  return (
    <EmptyState
      title={t('table.emptyPage')}
      action={<Button onClick={onLast}>{t('table.lastPage')}</Button>}
    />
  );
}

type Shown<Row> = ListTableProps<Row> & { readonly rows: readonly Row[] };

function Rows<Row>(props: Shown<Row>) {
  const { caption, columns, rows, rowKey, sort, onSort, selection, rowName, empty } = props;
  const heads = columns.map((column): DataColumn<Row> => {
    const { sortField, sortKind: _kind, sortName: _name, header, ...rest } = column;
    if (sortField === undefined || !onSort) return { ...rest, header };
    const sorted = sortedBy(sort, sortField);
    return {
      ...rest,
      sorted,
      header: (
        <SortHead sorted={sorted} onSort={() => onSort(nextSort(sort, sortField))}>
          {header}
        </SortHead>
      ),
    };
  });
  const select = selection && selectColumn({ selection, rows, rowKey, rowName: rowName ?? rowKey });
  return (
    <DataTable
      caption={caption}
      look="boxed"
      columns={select ? [select, ...heads] : heads}
      rows={rows}
      rowKey={rowKey}
      rowLook={(row) => (selection?.keys.has(rowKey(row)) ? 'marked' : 'plain')}
      empty={empty}
    />
  );
}

interface Selecting<Row> {
  readonly selection: Selection;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly rowName: (row: Row) => string;
}

function selectColumn<Row>({ selection, rows, rowKey, rowName }: Selecting<Row>): DataColumn<Row> {
  return {
    key: 'select',
    header: (
      <div className={styles.select}>
        <SelectAll selection={selection} keys={rows.map(rowKey)} />
      </div>
    ),
    cell: (row) => (
      <div className={styles.select}>
        <SelectRow selection={selection} rowKey={rowKey(row)} name={rowName(row)} />
      </div>
    ),
  };
}

function Cards<Row>({ card, ...props }: Shown<Row> & { card: (row: Row) => ReactNode }) {
  const { caption, columns, rows, rowKey, rowName = rowKey, sort, onSort, selection, empty } = props;
  if (rows.length === 0) return <div className={styles.empty}>{empty}</div>;
  return (
    <>
      {onSort && <SortSelect columns={columns} sort={sort} onSort={onSort} />}
      {selection && <SelectAll selection={selection} keys={rows.map(rowKey)} labelLook="shown" />}
      <ul className={styles.cards} aria-label={caption}>
        {rows.map((row) => (
          <li key={rowKey(row)} className={styles.card}>
            {selection && <SelectRow selection={selection} rowKey={rowKey(row)} name={rowName(row)} />}
            <div className={styles.cardBody}>{card(row)}</div>
          </li>
        ))}
      </ul>
    </>
  );
}
