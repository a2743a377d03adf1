import type { ListedProduct } from '@seller-toolbox/product-store';
import { classNames, Icon, IconButton } from '@seller-toolbox/ui';
import virtualStyles from '@seller-toolbox/ui/virtual-table.module.css';
import { memo } from 'react';
import { CellEditor } from './cell-editor.tsx';
import styles from './product-table.module.css';
import type { TableColumn } from './table-columns.ts';
import type { Grid } from './use-grid.ts';

export interface TableRowProps {
  listed: ListedProduct;
  index: number;
  /** Pixels from the top. */
  start: number;
  columns: readonly TableColumn[];
  tableId: string;
  /** Rows that come into sight look up no words. */
  labels: RowLabels;
  isSelected: boolean;
  /** Null in all rows but the active one. */
  activeColumn: number | null;
  edit: Grid['edit'];
  actions: RowActions;
}

interface RowLabels {
  readonly select: string;
  readonly open: string;
}

export interface RowActions {
  readonly put: (listed: ListedProduct, column: TableColumn, value: unknown) => void;
  readonly end: (step: readonly [number, number]) => void;
}

export function cellId(tableId: string, id: string, column: number): string {
  return `${tableId}-${id}-${column}`;
}

/**
 * Drawn again only when it changes: scrolling moves all rows. Its element is that of another product a moment later, so it
 * keeps nothing of the product. Cells are one element each without handlers, because a frame draws dozens; the table handles
 * their events.
 */
export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { listed, index, start, columns, tableId, labels, isSelected, activeColumn, edit, actions } = props;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      className={classNames(virtualStyles.row, styles.row)}
      style={{ top: start }}
    >
      <RowControls {...{ isSelected, labels }} />
      {columns.map((column, at) => {
        const isActive = activeColumn === at;
        if (isActive && edit !== null && column.field)
          return (
            <span
              key={column.id}
              id={cellId(tableId, listed.id, at)}
              role="gridcell"
              className={classNames(styles.cell, styles.edited)}
            >
              <CellEditor
                key={listed.id}
                listed={listed}
                field={column.field}
                label={column.label}
                typed={edit.typed}
                onValue={(value) => actions.put(listed, column, value)}
                onEnd={actions.end}
              />
            </span>
          );
        const problem = column.problem?.(listed) ?? null;
        const remark = column.remark?.(listed) ?? null;
        return (
          <span
            key={column.id}
            id={isActive ? cellId(tableId, listed.id, at) : undefined}
            role="gridcell"
            aria-readonly={column.field === null || undefined}
            title={problem ?? remark ?? undefined}
            aria-description={remark ?? undefined}
            className={classNames(
              styles.cell,
              column.look === 'figure' && virtualStyles.figure,
              isActive && styles.active,
              problem !== null && styles.problem,
              remark !== null && styles.remark,
            )}
          >
            {(problem ?? remark) !== null && <Icon name="triangle-alert" size={16} />}
            {problem ?? column.shown(listed)}
          </span>
        );
      })}
    </div>
  );
});

/** The same for all rows. */
const RowControls = memo(function RowControls(props: Pick<TableRowProps, 'isSelected' | 'labels'>) {
  const { isSelected, labels } = props;
  return (
    <span role="gridcell" className={styles.select}>
      <input type="checkbox" tabIndex={-1} aria-label={labels.select} checked={isSelected} readOnly />
      <IconButton size="s" icon="sliders" tabIndex={-1} label={labels.open} />
    </span>
  );
});
