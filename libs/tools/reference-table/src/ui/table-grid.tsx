import { toHtmlTable, toTsv, useToolWords, type UseDetails } from '@seller-toolbox/tool-kit';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { DataTable, Icon, IconButton, type Copied, type DataColumn } from '@seller-toolbox/ui';
import { useMemo } from 'react';
import type zh from '../locales/zh.json';
import { moveToCell, cellAddress } from './move-to-cell.ts';
import type { OpenRow, OpenTable } from './open-table.ts';
import { cellsOf } from './cells-of.ts';
import { useColumnName } from './use-column-name.ts';
import type { CopiedMark } from './use-copied-mark.ts';
import { useTableName } from './use-table-name.ts';
import styles from './table-grid.module.css';

export interface TableGridProps {
  table: OpenTable;
  mark: CopiedMark;
  onUse: (details: UseDetails) => void;
}

/** Longer cells are tracked with this length (specification, section 9). */
const MAX_TRACKED_LENGTH = 50;

/** A click on a cell copies it; the button at the end copies the row. Arrow keys move from cell to cell. */
export function TableGrid({ table, mark, onUse }: TableGridProps) {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const format = useFormat();
  const columnName = useColumnName();
  const nameOf = useTableName();
  const { tableId, columns, rows, matchedRows } = table;

  const keys = useMemo(() => new Map(rows.map((row) => [row, JSON.stringify(row)])), [rows]);
  const shown = (cell: string | number) =>
    typeof cell === 'number' ? format.number(cell, { digits: 3 }) : cell;
  const copy = (name: string, content: Copied, details: UseDetails) =>
    mark.copy(name, content, () => onUse({ ...details, table: tableId, rows: matchedRows }));

  const cellColumns = columns.map(({ key, label, width }, columnAt): DataColumn<OpenRow> => ({
    key,
    header: columnName(label),
    kind: columnAt === 0 ? 'heading' : 'text',
    cell: (row, rowAt) => {
      const cell = row[key] ?? null;
      const place = cellAddress(rowAt, columnAt);
      if (cell === null) return <span className={styles.none}>–</span>;
      return (
        <button
          type="button"
          data-at={place}
          tabIndex={rowAt === 0 && columnAt === 0 ? 0 : -1}
          className={styles.cell}
          style={{ minWidth: `${width}ch` }}
          title={t('ui.copyCell')}
          onClick={() => {
            const length = Math.min(String(cell).length, MAX_TRACKED_LENGTH);
            copy(place, { text: String(cell) }, { action: 'copy-cell', column: key, length });
          }}
        >
          {shown(cell)}
          {mark.copied === place && <Icon name="check" size={14} className={styles.check} />}
        </button>
      );
    },
  }));
  return (
    <div className={styles.grid} onKeyDown={moveToCell}>
      <DataTable
        caption={nameOf(tableId)}
        look="boxed"
        columns={[
          ...cellColumns,
          {
            key: 'copy',
            header: <span className="visually-hidden">{t('ui.copyRow')}</span>,
            cell: (row, rowAt) => {
              const place = cellAddress(rowAt, columns.length);
              return (
                <IconButton
                  size="s"
                  data-at={place}
                  tabIndex={-1}
                  icon={mark.copied === place ? 'check' : 'copy'}
                  label={mark.copied === place ? platform('frame.copied') : t('ui.copyRow')}
                  onClick={() => {
                    const cells = [cellsOf(row, columns)];
                    const content = { text: toTsv(cells), html: toHtmlTable(cells) };
                    copy(place, content, { action: 'copy-row' });
                  }}
                />
              );
            },
          },
        ]}
        rows={rows}
        rowKey={(row) => keys.get(row) ?? ''}
      />
    </div>
  );
}
