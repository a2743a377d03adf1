import { useToolWords } from '@seller-toolbox/tool-kit';
import { DataTable, Skeleton } from '@seller-toolbox/ui';
import { lazy, Suspense } from 'react';
import type zh from '../locales/zh.json';
import type { ListRow, ListView, SortKey } from '../session/report-lists.ts';
import styles from './report-table.module.css';
import { SortHeader } from './sort-header.tsx';
import { useTableColumns } from './table-columns.tsx';
import type { ListRows } from './use-list-rows.ts';

export interface ReportTableProps {
  view: ListView;
  rows: ListRows;
  currency: string;
  onSort: (key: SortKey) => void;
}

/** Longer tables are virtualized. */
const MAX_PLAIN_ROWS = 60;

const VirtualTable = lazy(async () => ({ default: (await import('./virtual-table.tsx')).VirtualTable }));

export function ReportTable({ view, rows, currency, onSort }: ReportTableProps) {
  const { t } = useToolWords<typeof zh>();
  const columns = useTableColumns(view.list, currency);
  if (rows.total === 0) return <p>{t(view.search === '' ? 'ui.emptyList' : 'ui.nothingFound')}</p>;
  if (rows.total > MAX_PLAIN_ROWS) {
    return (
      <Suspense fallback={<Skeleton label={t('ui.analyzing')} shape="row" count={8} />}>
        <VirtualTable view={view} rows={rows} columns={columns} onSort={onSort} />
      </Suspense>
    );
  }
  const all = Array.from({ length: rows.total }, (_, index) => rows.at(index)).filter(
    (row): row is ListRow => row !== undefined,
  );
  return (
    <div className={styles.cards}>
      <DataTable
        narrow="stacked"
        caption={t(`ui.list-${view.list}`)}
        columns={columns.map(({ key, header, kind, cell }) => ({
          key,
          kind,
          cell,
          label: header,
          header: <SortHeader column={key} sort={view.sort} label={header} onSort={onSort} />,
        }))}
        rows={all}
        rowKey={(_, index) => index}
      />
    </div>
  );
}
