import { CSV_START, toCsvLine } from '@seller-toolbox/contracts/csv';
import { usePlatformWords } from '@seller-toolbox/i18n/react';
import { Button, CopyButton, DataTable, Icon, type DataColumn } from '@seller-toolbox/ui';
import { useState } from 'react';
import { useDownload } from '../results/download.ts';
import { toHtmlTable, toTsv } from '../results/table-text.ts';
import { nextSorting, sortRows, type Sorting } from './sort-rows.ts';
import styles from './result-table.module.css';

export interface ResultColumn<Row> extends Pick<DataColumn<Row>, 'key' | 'kind'> {
  readonly header: string;
  /** Left out of the page where there is none: the copy and the file have it. */
  readonly cell?: DataColumn<Row>['cell'];
  /** What copy and file say; a column without it is for the page only, such as one of buttons. */
  readonly value?: (row: Row) => string | number;
  /** What the rows are sorted by, where that is not `value`. */
  readonly sortBy?: (row: Row) => string | number;
}

export interface ResultTableProps<Row> {
  caption: string;
  columns: readonly ResultColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The order that the table opens with. */
  sorted: Sorting;
  /** Told when the visitor took the table along. */
  onTaken: (action: 'copy' | 'csv') => void;
}

/** A table of sample rows that sorts by its heads, copies and saves. What is taken along says in each row what it is. */
export function ResultTable<Row>(props: ResultTableProps<Row>) {
  const { caption, columns, rows, rowKey, onTaken } = props;
  const t = usePlatformWords();
  const download = useDownload();
  const [sorting, setSorting] = useState(props.sorted);
  const shown = inOrder(rows, columns, sorting);

  const written = columns.filter(({ value }) => value !== undefined);
  const table = () => [
    [...written.map(({ header }) => header), t('sample.note')],
    ...shown.map((row) => [...written.map(({ value }) => value?.(row) ?? ''), t('frame.sampleData')]),
  ];
  return (
    <section className={styles.section}>
      <div className={styles.actions}>
        <CopyButton
          size="s"
          text={() => toTsv(table())}
          html={() => toHtmlTable(table())}
          label={t('table.copy')}
          copiedLabel={t('frame.copied')}
          failedLabel={t('frame.copyFailed')}
          onCopied={() => onTaken('copy')}
        />
        <Button
          size="s"
          icon="download"
          onClick={() => {
            onTaken('csv');
            download(CSV_START + table().map(toCsvLine).join(''), {
              extension: 'csv',
              type: 'text/csv;charset=utf-8',
            });
          }}
        >
          {t('table.save')}
        </Button>
      </div>
      <DataTable
        caption={caption}
        look="boxed"
        columns={toDataColumns(columns, sorting, setSorting)}
        rows={shown}
        rowKey={rowKey}
      />
    </section>
  );
}

function inOrder<Row>(
  rows: readonly Row[],
  columns: readonly ResultColumn<Row>[],
  { by, direction }: Sorting,
): readonly Row[] {
  const column = columns.find(({ key }) => key === by);
  const valueOf = column?.sortBy ?? column?.value;
  return valueOf ? sortRows(rows, valueOf, direction) : rows;
}

/** Columns that can be compared have a button for a head. Numbers begin with the largest. */
function toDataColumns<Row>(
  columns: readonly ResultColumn<Row>[],
  sorting: Sorting,
  onSort: (sorting: Sorting) => void,
): DataColumn<Row>[] {
  return columns.flatMap(({ key, kind, header, cell, value, sortBy }) => {
    if (!cell) return [];
    if (!value && !sortBy)
      return [{ key, kind, cell, header: <span className="visually-hidden">{header}</span> }];
    const sorted = sorting.by === key ? sorting.direction : undefined;
    const first = kind === 'number' ? 'descending' : 'ascending';
    return [
      {
        key,
        kind,
        cell,
        sorted,
        header: (
          <button
            type="button"
            className={styles.sort}
            data-sorted={sorted}
            onClick={() => onSort(nextSorting(sorting, key, first))}
          >
            {header}
            <Icon name="chevron-down" size={14} />
          </button>
        ),
      },
    ];
  });
}
