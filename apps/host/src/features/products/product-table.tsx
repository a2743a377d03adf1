import type { ListedProduct } from '@seller-toolbox/product-store';
import { classNames, Icon, IconButton } from '@seller-toolbox/ui';
import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useId, useLayoutEffect, useMemo, useRef } from 'react';
import { CellEditor } from './cell-editor.tsx';
import styles from './product-table.module.css';
import { useProductsWords } from './products-words.ts';
import type { TableColumn } from './table-columns.ts';
import { useGrid, type Grid, type GridCell } from './use-grid.ts';
import type { SortedProducts } from './use-sorted-products.ts';

export interface ProductTableProps {
  sorted: SortedProducts;
  columns: readonly TableColumn[];
  selected: ReadonlySet<string>;
  onSelect: (ids: readonly string[], isSelected: boolean) => void;
  onValue: (listed: ListedProduct, column: TableColumn, value: unknown) => void;
  onPaste: (cell: GridCell, text: string) => void;
  onOpen: (listed: ListedProduct) => void;
}

const ROW_HEIGHT = 40;
const OVERSCAN = 4;
const SELECT_WIDTH = 84;
const WIDTHS: Readonly<Record<TableColumn['look'], number>> = { text: 132, long: 260, figure: 124 };

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
  const template = useMemo(() => templateOf(columns), [columns]);
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
      className={styles.frame}
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
      <div role="rowgroup" className={styles.heads} style={{ minWidth: template.minWidth }}>
        <TableHead {...props} template={template} />
      </div>
      <div
        role="rowgroup"
        className={styles.body}
        style={{ height: virtual.getTotalSize(), minWidth: template.minWidth }}
      >
        {virtual.getVirtualItems().map(({ index, start }) => {
          const listed = rows[index];
          return (
            listed && (
              <TableRow
                key={listed.id}
                {...{ listed, index, start, columns, template, tableId, actions }}
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
  template: Template;
  tableId: string;
  isSelected: boolean;
  /** Null in all rows but the active one. */
  activeColumn: number | null;
  edit: Grid['edit'];
  actions: RowActions;
}

/** Drawn again only when it changes: scrolling moves all rows. */
const TableRow = memo(function TableRow(props: TableRowProps) {
  const { listed, index, start, columns, template, tableId, isSelected, activeColumn, edit, actions } = props;
  const t = useProductsWords();
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      className={styles.row}
      style={{ ...template, height: ROW_HEIGHT, transform: `translateY(${start}px)` }}
    >
      <span role="gridcell" className={styles.select}>
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label={t('table.select')}
          checked={isSelected}
          onChange={() => actions.toggle(listed)}
        />
        <IconButton
          size="s"
          icon="sliders"
          tabIndex={-1}
          label={t('form.open')}
          onClick={() => actions.open(listed)}
        />
      </span>
      {columns.map((column, at) => (
        <span
          key={column.id}
          id={cellId(tableId, listed.id, at)}
          role="gridcell"
          aria-colindex={at + 2}
          aria-readonly={column.field === null}
          className={classNames(styles.cell, styles[column.look], activeColumn === at && styles.active)}
          onMouseDown={() => edit === null && actions.move({ row: index, column: at })}
          onDoubleClick={() => actions.begin({ row: index, column: at })}
        >
          {activeColumn === at && edit !== null && column.field ? (
            <CellEditor
              listed={listed}
              field={column.field}
              label={column.label}
              typed={edit.typed}
              onValue={(value) => actions.put(listed, column, value)}
              onEnd={actions.end}
            />
          ) : (
            <CellText listed={listed} column={column} />
          )}
        </span>
      ))}
    </div>
  );
});

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

type Template = ReturnType<typeof templateOf>;

function templateOf(columns: readonly TableColumn[]) {
  const tracks = columns.map(({ look }) => `minmax(${WIDTHS[look]}px, ${look === 'long' ? 2 : 1}fr)`);
  return {
    gridTemplateColumns: `${SELECT_WIDTH}px ${tracks.join(' ')}`,
    minWidth: SELECT_WIDTH + columns.reduce((sum, { look }) => sum + WIDTHS[look], 0),
  };
}

function cellId(tableId: string, id: string, column: number): string {
  return `${tableId}-${id}-${column}`;
}

function CellText({ listed, column }: { listed: ListedProduct; column: TableColumn }) {
  const problem = column.problem?.(listed) ?? null;
  const text = column.shown(listed);
  if (problem !== null) {
    return (
      <span className={styles.problem} title={problem}>
        <Icon name="triangle-alert" size={16} />
        {problem}
      </span>
    );
  }
  return <span title={text}>{text}</span>;
}

interface TableHeadProps extends ProductTableProps {
  template: Template;
}

function TableHead({ sorted, columns, selected, onSelect, template }: TableHeadProps) {
  const t = useProductsWords();
  const { rows } = sorted;
  const isAll = rows.length > 0 && rows.every(({ id }) => selected.has(id));
  return (
    <div role="row" aria-rowindex={1} className={styles.row} style={template}>
      <span role="columnheader" className={styles.select}>
        <input
          type="checkbox"
          aria-label={t('table.selectAll')}
          checked={isAll}
          onChange={() =>
            onSelect(
              rows.map(({ id }) => id),
              !isAll,
            )
          }
        />
      </span>
      {columns.map(({ id, label, look }, at) => {
        const sort = sorted.sortOf(id);
        return (
          <span key={id} role="columnheader" aria-colindex={at + 2} aria-sort={sort} className={styles[look]}>
            <button type="button" className={styles.sort} title={label} onClick={() => sorted.toggleSort(id)}>
              <span>{label}</span>
              {sort !== 'none' && <span aria-hidden="true">{sort === 'ascending' ? '▲' : '▼'}</span>}
            </button>
          </span>
        );
      })}
    </div>
  );
}

/** Scrolls sideways until a column is in sight. */
function showColumn(frame: HTMLElement | null, columns: readonly TableColumn[], column: number) {
  if (!frame) return;
  const left = columns.slice(0, column).reduce((sum, { look }) => sum + WIDTHS[look], SELECT_WIDTH);
  const width = WIDTHS[columns[column]?.look ?? 'text'];
  if (left - SELECT_WIDTH < frame.scrollLeft) frame.scrollLeft = left - SELECT_WIDTH;
  else if (left + width > frame.scrollLeft + frame.clientWidth)
    frame.scrollLeft = left + width - frame.clientWidth;
}
