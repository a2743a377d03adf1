import { CSV_START, toCsvLine } from '@seller-toolbox/contracts/csv';
import { useFormat } from '@seller-toolbox/words/react';
import { Card, DataTable } from '@seller-toolbox/ui';
import type { ReactNode } from 'react';
import { CsvButton } from '../parts/csv-button.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { useAnalyticsWords } from './analytics-words.ts';

export interface StatisticsColumn<Row> {
  readonly key: string;
  readonly header: string;
  /** As the file has it; a number is shown as the language writes it. */
  readonly value: (row: Row) => string | number;
  /** Shown instead; null where the column is in the file only. */
  readonly cell?: ((row: Row) => ReactNode) | null;
}

export interface StatisticsTableProps<Row> {
  readonly title: string;
  /** Of the file, before the day. */
  readonly fileName: string;
  readonly rows: readonly Row[];
  /** Above the table. */
  readonly before?: ReactNode;
  /** The first names its row. */
  readonly columns: readonly StatisticsColumn<Row>[];
}

/** Counts of tools or pages as a table, and the same as a file. */
export function StatisticsTable<Row>({ title, fileName, rows, before, columns }: StatisticsTableProps<Row>) {
  const t = useAnalyticsWords();
  const format = useFormat();
  const [heading] = columns;
  const shown = ({ value, cell }: StatisticsColumn<Row>) => {
    if (cell) return cell;
    return (row: Row) => {
      const cellValue = value(row);
      return typeof cellValue === 'number' ? format.number(cellValue) : cellValue;
    };
  };
  return (
    <Card
      title={title}
      actions={rows.length > 0 && <RowsCsv fileName={fileName} columns={columns} rows={rows} />}
    >
      {before}
      <DataTable
        caption={title}
        columns={columns
          .filter(({ cell }) => cell !== null)
          .map((column) => ({
            key: column.key,
            kind: column === heading ? 'heading' : 'number',
            header: column.header,
            cell: shown(column),
          }))}
        rows={rows}
        rowKey={(row, index) => heading?.value(row) ?? index}
        empty={<EmptyState title={t('state.empty')} />}
      />
    </Card>
  );
}

export interface RowsCsvProps<Row> {
  readonly fileName: string;
  readonly columns: readonly StatisticsColumn<Row>[];
  readonly rows: readonly Row[];
}

/** Saves rows as a file with the names of the columns. */
export function RowsCsv<Row>({ fileName, columns, rows }: RowsCsvProps<Row>) {
  const lines = () => [
    columns.map(({ header }) => header),
    ...rows.map((row) => columns.map(({ value }) => value(row))),
  ];
  return <CsvButton name={fileName} ask={async () => CSV_START + lines().map(toCsvLine).join('')} />;
}
