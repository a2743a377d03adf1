import type { ListedProduct } from '@seller-toolbox/product-store';
import { classNames, Icon, IconButton } from '@seller-toolbox/ui';
import virtualStyles from '@seller-toolbox/ui/virtual-table.module.css';
import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useId, useLayoutEffect, useMemo, useRef, type MouseEvent } from 'react';
import { CellEditor } from './cell-editor.tsx';
import styles from './product-table.module.css';
import { TableHead, type TableHeadProps } from './product-table-head.tsx';
import { useProductsWords } from './products-words.ts';
import type { TableColumn } from './table-columns.ts';
import { showColumn, tracksOf } from './table-layout.ts';
import { useGrid, type Grid, type GridCell } from './use-grid.ts';

export interface ProductTableProps extends TableHeadProps {
  onValue: (listed: ListedProduct, column: TableColumn, value: unknown) => void;
  onPaste: (cell: GridCell, text: string) => void;
  onOpen: (listed: ListedProduct) => void;
}

const ROW_HEIGHT = 40;
const OVERSCAN = 4;

/** Only the rows in sight are rendered. The keys are those of a spreadsheet. */
export function ProductTable(props: ProductTableProps) {
  const { sorted, columns, selected, onSelect, onValue, onPaste, onOpen } = props;
  const { rows } = sorted;
  const t = useProductsWords();
  const frame = useRef<HTMLDivElement>(null);
  const tableId = useId();
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    scrollPaddingStart: ROW_HEIGHT,
    initialRect: { width: 800, height: 560 },
  });
  const grid = useGrid({
    rows: rows.length,
    columns: columns.length,
    isEditable: ({ column }) => columns[column]?.field !== null,
    onMove: ({ row, column }) => {
      virtual.scrollToIndex(row);
      showColumn(frame.current, columns, column);
    },
    onSelect: (row) => toggle(rows[row]),
    onOpen: (row) => rows[row] && onOpen(rows[row]),
    onEmpty: ({ row, column }) => put(rows[row], columns[column], undefined),
    textOf: ({ row, column }) => (rows[row] && columns[column]?.shown(rows[row])) ?? '',
    onPaste,
  });
  function toggle(listed: ListedProduct | undefined) {
    if (listed) onSelect([listed.id], !selected.has(listed.id));
  }
  function put(listed: ListedProduct | undefined, column: TableColumn | undefined, value: unknown) {
    if (listed && column?.field) onValue(listed, column, value);
  }
  const tracks = useMemo(() => tracksOf(columns), [columns]);
  const labels = useMemo(() => ({ select: t('table.select'), open: t('form.open') }), [t]);
  const activeRow = rows[grid.active.row];
  const actions = useStableActions({
    toggle,
    open: onOpen,
    put,
    move: grid.move,
    begin: (cell) => grid.begin(cell, null),
    end: (step) => {
      grid.end(step);
      frame.current?.focus({ preventScroll: true });
    },
  });
  return (
    <div
      ref={frame}
      className={classNames(virtualStyles.frame, styles.frame)}
      role="grid"
      tabIndex={0}
      aria-label={t('head.title')}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length + 1}
      aria-multiselectable
      aria-activedescendant={activeRow && cellId(tableId, activeRow.id, grid.active.column)}
      onKeyDown={grid.press}
      onCopy={grid.copy}
      onPaste={grid.paste}
    >
      <div role="rowgroup" className={virtualStyles.heads} style={tracks}>
        <TableHead {...{ sorted, columns, selected, onSelect }} />
      </div>
      <div
        role="rowgroup"
        className={virtualStyles.body}
        style={{ ...tracks, height: virtual.getTotalSize() }}
      >
        {virtual.getVirtualItems().map(({ index, start }) => {
          const listed = rows[index];
          return (
            listed && (
              <TableRow
                key={listed.id}
                {...{ listed, index, start, columns, tableId, labels, actions }}
                isSelected={selected.has(listed.id)}
                activeColumn={grid.active.row === index ? grid.active.column : null}
                edit={grid.active.row === index ? grid.edit : null}
              />
            )
          );
        })}
      </div>
    </div>
  );
}

interface TableRowProps {
  listed: ListedProduct;
  index: number;
  /** Pixels from the top. */
  start: number;
  columns: readonly TableColumn[];
  tableId: string;
  /** Rows that come into sight look up no words. */
  labels: { readonly select: string; readonly open: string };
  isSelected: boolean;
  /** Null in all rows but the active one. */
  activeColumn: number | null;
  edit: Grid['edit'];
  actions: RowActions;
}

/** Drawn again only when it changes: scrolling moves all rows. Cells are one element each, because a frame draws dozens. */
const TableRow = memo(function TableRow(props: TableRowProps) {
  const { listed, index, start, columns, tableId, labels, isSelected, activeColumn, edit, actions } = props;
  const onCell = (event: MouseEvent<HTMLElement>, act: (cell: GridCell) => void) => {
    const column = columnOf(event);
    if (column !== null) act({ row: index, column });
  };
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      className={classNames(virtualStyles.row, styles.row)}
      style={{ transform: `translateY(${start}px)` }}
      onMouseDown={(event) => edit === null && onCell(event, actions.move)}
      onDoubleClick={(event) => onCell(event, actions.begin)}
    >
      <span role="gridcell" className={styles.select}>
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label={labels.select}
          checked={isSelected}
          onChange={() => actions.toggle(listed)}
        />
        <IconButton
          size="s"
          icon="sliders"
          tabIndex={-1}
          label={labels.open}
          onClick={() => actions.open(listed)}
        />
      </span>
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
        const text = problem ?? column.shown(listed);
        return (
          <span
            key={column.id}
            id={isActive ? cellId(tableId, listed.id, at) : undefined}
            role="gridcell"
            aria-readonly={column.field === null || undefined}
            title={text}
            className={classNames(
              styles.cell,
              column.look === 'figure' && virtualStyles.figure,
              isActive && styles.active,
              problem !== null && styles.problem,
            )}
          >
            {problem !== null && <Icon name="triangle-alert" size={16} />}
            {text}
          </span>
        );
      })}
    </div>
  );
});

/** The column of the cell where a mouse is; null beside the cells of columns. */
function columnOf({ target, currentTarget }: MouseEvent<HTMLElement>): number | null {
  const cell = target instanceof Element ? target.closest('[role=gridcell]') : null;
  const at = cell ? [...currentTarget.children].indexOf(cell) : 0;
  return at > 0 ? at - 1 : null;
}

interface RowActions {
  readonly toggle: (listed: ListedProduct) => void;
  readonly open: (listed: ListedProduct) => void;
  readonly put: (listed: ListedProduct, column: TableColumn, value: unknown) => void;
  readonly move: (cell: GridCell) => void;
  readonly begin: (cell: GridCell) => void;
  readonly end: (step: readonly [number, number]) => void;
}

/** The same functions in every render, so that rows need not be drawn again; they call those of the last one. */
function useStableActions(actions: RowActions): RowActions {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  return useMemo(
    () => ({
      toggle: (listed) => latest.current.toggle(listed),
      open: (listed) => latest.current.open(listed),
      put: (listed, column, value) => latest.current.put(listed, column, value),
      move: (cell) => latest.current.move(cell),
      begin: (cell) => latest.current.begin(cell),
      end: (step) => latest.current.end(step),
    }),
    [],
  );
}

function cellId(tableId: string, id: string, column: number): string {
  return `${tableId}-${id}-${column}`;
}
