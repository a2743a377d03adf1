import type { ListedProduct } from '@seller-toolbox/product-store';
import { classNames } from '@seller-toolbox/ui';
import virtualStyles from '@seller-toolbox/ui/virtual-table.module.css';
import { useLanguage } from '@seller-toolbox/words/react';
import { useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import styles from './product-table.module.css';
import { TableHead, type TableHeadProps } from './product-table-head.tsx';
import { copiedText } from './paste-cells.ts';
import { useProductsWords } from './products-words.ts';
import { hideCutText, rowEvents, showCutText } from './row-events.ts';
import { inElementOrder, rowWindow, slotOf } from './row-window.ts';
import type { TableColumn } from './table-columns.ts';
import { showColumn, tracksOf } from './table-layout.ts';
import { cellId, TableRow, type RowActions } from './table-row.tsx';
import { useGrid, type GridCell } from './use-grid.ts';

export interface ProductTableProps extends TableHeadProps {
  onValue: (listed: ListedProduct, column: TableColumn, value: unknown) => void;
  onPaste: (cell: GridCell, text: string) => void;
  onOpen: (listed: ListedProduct) => void;
}

const ROW_HEIGHT = 40;
/** Rendered on each side of the rows in sight. */
const BEYOND = 4;
const INITIAL_RECT = { width: 800, height: 560 };

/** Only the rows in sight are rendered. The keys are those of a spreadsheet. */
export function ProductTable(props: ProductTableProps) {
  const { sorted, columns, selected, onSelect, onValue, onPaste, onOpen } = props;
  const { rows } = sorted;
  const t = useProductsWords();
  const language = useLanguage();
  const frame = useRef<HTMLDivElement>(null);
  const tableId = useId();
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    rangeExtractor: ({ startIndex, count }) => {
      const height = frame.current?.clientHeight ?? INITIAL_RECT.height;
      const inSight = { first: startIndex, count: Math.ceil(height / ROW_HEIGHT) + 1 };
      const { first, size } = rowWindow(inSight, { rows: count, beyond: BEYOND });
      return Array.from({ length: size }, (_, at) => first + at);
    },
    scrollPaddingStart: ROW_HEIGHT,
    initialRect: INITIAL_RECT,
  });
  const items = useElementOrder(virtual.getVirtualItems(), virtual.isScrolling);
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
    textOf: ({ row, column }) => {
      const [listed, copied] = [rows[row], columns[column]];
      return listed && copied ? copiedText(copied, listed, language) : '';
    },
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
  const focus = () => frame.current?.focus({ preventScroll: true });
  const actions = useStableActions({
    put,
    end: (step) => {
      grid.end(step);
      focus();
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
        {...rowEvents({
          isEditing: grid.edit !== null,
          onToggle: (row) => toggle(rows[row]),
          onOpen: (row) => rows[row] && onOpen(rows[row]),
          onMove: grid.move,
          onBegin: (cell) => grid.begin(cell, null),
          onFocus: focus,
        })}
        onMouseOver={showCutText}
        onMouseLeave={hideCutText}
      >
        {items.map(({ index, start }) => {
          const listed = rows[index];
          return (
            listed && (
              <TableRow
                key={slotOf(index, items.length)}
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

/** The same functions in every render, so that rows need not be drawn again; they call those of the last one. */
function useStableActions(actions: RowActions): RowActions {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  return useMemo(
    () => ({
      put: (listed, column, value) => latest.current.put(listed, column, value),
      end: (step) => latest.current.end(step),
    }),
    [],
  );
}

/** The order of elements is that of the rows again as soon as the table is at rest. */
function useElementOrder(items: readonly VirtualItem[], isScrolling: boolean): readonly VirtualItem[] {
  const first = items[0]?.index ?? 0;
  const [base, setBase] = useState(first);
  if (!isScrolling && base !== first) setBase(first);
  return inElementOrder(items, base);
}
