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
        <CopyTable size="s" rows={table} onCopied={() => onTaken('copy')} />
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
