import {
  CopyTable,
  CSV_START,
  toCsvLine,
  useDownload,
  useToolWords,
  type Tool,
} from '@seller-toolbox/tool-kit';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { Button } from '@seller-toolbox/ui';
import { useDeferredValue } from 'react';
import type { engine } from '../engine/reference-table.engine.ts';
import type zh from '../locales/zh.json';
import { NothingFound } from './nothing-found.tsx';
import type { OpenTable } from './open-table.ts';
import { TableGrid } from './table-grid.tsx';
import { cellsOf } from './cells-of.ts';
import { useColumnName } from './use-column-name.ts';
import { useCopiedMark } from './use-copied-mark.ts';
import styles from './table-detail.module.css';

export interface TableDetailProps {
  tool: Tool<typeof engine>;
  table: OpenTable;
}

/**
 * The rows of an open table, their number, export and source. Each copy and export counts as a use of its own,
 * because people look a row up long after they opened the table.
 */
export function TableDetail({ tool, table }: TableDetailProps) {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const format = useFormat();
  const columnName = useColumnName();
  const mark = useCopiedMark();
  const download = useDownload();
  const { tableId, columns, rows, totalRows, matchedRows, source, checkedOn } = table;

  const head = columns.map(({ label }) => columnName(label));
  // Hundreds of rows may render shortly after the typed letter.
  const grid = useDeferredValue(<TableGrid table={table} mark={mark} onUse={tool.trackAction} />);

  function exportRows() {
    const lines = [head, ...rows.map((row) => cellsOf(row, columns).map((cell) => cell ?? ''))];
    download(CSV_START + lines.map(toCsvLine).join(''), {
      extension: 'csv',
      type: 'text/csv;charset=utf-8',
      part: tableId,
    });
    tool.trackAction({ action: 'export', table: tableId, rows: matchedRows });
  }

  return (
    <>
      <div className={styles.head}>
        <p className="num">{t('ui.matches', { count: matchedRows, total: format.number(totalRows) })}</p>
        <div className={styles.actions}>
          {rows.length > 0 && (
            <CopyTable
              size="s"
              rows={() => [head, ...rows.map((row) => cellsOf(row, columns))]}
              onCopied={() => tool.trackAction({ action: 'copy-table', table: tableId, rows: matchedRows })}
            />
          )}
          <Button icon="download" size="s" disabled={rows.length === 0} onClick={exportRows}>
            {t('ui.exportCsv')}
          </Button>
        </div>
      </div>
      {mark.hasFailed && (
        <p className={styles.failed} role="alert">
          {platform('frame.copyFailed')}
        </p>
      )}
      {rows.length === 0 ? <NothingFound tool={tool} /> : grid}
      <span role="status" className="visually-hidden">
        {mark.copied !== null && platform('frame.copied')}
      </span>
      <p className={styles.source}>{t('ui.source', { source, date: format.date(checkedOn) })}</p>
    </>
  );
}
