import { CSV_START, toCsvLine } from '@seller-toolbox/contracts/csv';
import { usePlatformWords } from '@seller-toolbox/words/react';
import { Button, DataTable } from '@seller-toolbox/ui';
import { useState } from 'react';
import { CopyTable } from '../results/copy-table.tsx';
import { useDownload } from '../results/download.ts';
import type { Sorting } from './sort-rows.ts';
import { inOrder, toDataColumns, type ResultColumn } from './sorted-columns.tsx';
import styles from './result-table.module.css';

export interface ResultTableProps<Row> {
  caption: string;
  columns: readonly ResultColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The order that the table opens with. */
  sorted: Sorting;
  /** Called when the visitor exported or copied the table. */
  onExport: (action: 'copy' | 'csv') => void;
  /** Rows of a sample, as they are unless it is false: each row that is copied or saved says so. */
  isSample?: boolean;
  /** Of the button that shows the next rows of a long table. */
  moreLabel?: (left: number) => string;
}

const ROWS_SHOWN = 100;

/** A table that sorts by its heads, copies and saves. */
export function ResultTable<Row>(props: ResultTableProps<Row>) {
  const { caption, columns, rows, rowKey, onExport, isSample = true, moreLabel } = props;
  const t = usePlatformWords();
  const download = useDownload();
  const [sorting, setSorting] = useState(props.sorted);
  const [limit, setLimit] = useState(ROWS_SHOWN);
  const sorted = inOrder(rows, columns, sorting);
  const shown = moreLabel ? sorted.slice(0, limit) : sorted;

  const written = columns.filter(({ value }) => value !== undefined);
  const [noteHead, note] = isSample ? [[t('sample.note')], [t('frame.sampleData')]] : [[], []];
  const table = () => [
    [...written.map(({ header }) => header), ...noteHead],
    ...sorted.map((row) => [...written.map(({ value }) => value?.(row) ?? ''), ...note]),
  ];
  return (
    <section className={styles.section}>
      <div className={styles.actions}>
        <CopyTable size="s" rows={table} onCopied={() => onExport('copy')} />
        <Button
          size="s"
          icon="download"
          onClick={() => {
            onExport('csv');
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
      {moreLabel && sorted.length > limit && (
        <div>
          <Button size="s" onClick={() => setLimit(limit + ROWS_SHOWN)}>
            {moreLabel(sorted.length - limit)}
          </Button>
        </div>
      )}
    </section>
  );
}
