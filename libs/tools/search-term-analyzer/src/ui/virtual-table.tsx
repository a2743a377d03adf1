import { useToolWords } from '@seller-toolbox/tool-kit';
import { classNames } from '@seller-toolbox/ui';
import virtualStyles from '@seller-toolbox/ui/virtual-table.module.css';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import type zh from '../locales/zh.json';
import type { ListView, SortKey } from '../session/report-lists.ts';
import { SortHeader } from './sort-header.tsx';
import type { TableColumn } from './table-columns.tsx';
import type { ListRows } from './use-list-rows.ts';
import styles from './virtual-table.module.css';

export interface VirtualTableProps {
  view: ListView;
  rows: ListRows;
  columns: readonly TableColumn[];
  onSort: (key: SortKey) => void;
}

const ROW_HEIGHT = 80;
const OVERSCAN = 6;
/** Minimum widths: narrower columns would cut numbers, so the table scrolls sideways. */
const TEXT_WIDTH = 260;
const FIGURE_WIDTH = 92;

/** A virtualized table that renders only the visible rows and scrolls by mouse and keyboard. */
export function VirtualTable({ view, rows, columns, onSort }: VirtualTableProps) {
  const { t } = useToolWords<typeof zh>();
  const frame = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.total,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    initialRect: { width: 800, height: 560 },
  });
  const shown = virtual.getVirtualItems();
  const [first, last] = [shown[0]?.index ?? 0, shown.at(-1)?.index ?? 0];
  const { show } = rows;
  useEffect(() => show(first, last), [show, first, last]);
  const figures = columns.length - 1;
  const template = {
    gridTemplateColumns: `minmax(0, 4fr) repeat(${figures}, minmax(0, 1fr))`,
    minWidth: TEXT_WIDTH + figures * FIGURE_WIDTH,
  };
  return (
    <div
      ref={frame}
      className={classNames(virtualStyles.frame, styles.frame)}
      role="table"
      tabIndex={0}
      aria-label={t(`ui.list-${view.list}`)}
      aria-rowcount={rows.total + 1}
    >
      <div role="rowgroup" className={classNames(virtualStyles.heads, styles.heads)}>
        <div
          role="row"
          aria-rowindex={1}
          className={classNames(virtualStyles.row, styles.head)}
          style={template}
        >
          {columns.map(({ key, header, kind }) => (
            <span
              key={key}
              role="columnheader"
              className={kind === 'number' ? virtualStyles.figure : styles[kind]}
            >
              <SortHeader column={key} label={header} sort={view.sort} onSort={onSort} />
            </span>
          ))}
        </div>
      </div>
      <div
        role="rowgroup"
        className={classNames(virtualStyles.body, styles.body)}
        style={{ height: virtual.getTotalSize(), minWidth: template.minWidth }}
      >
        {shown.map(({ index, start }) => {
          const row = rows.at(index);
          return (
            <div
              key={index}
              role="row"
              aria-rowindex={index + 2}
              className={classNames(virtualStyles.row, styles.row)}
              style={{ ...template, height: ROW_HEIGHT, transform: `translateY(${start}px)` }}
            >
              {columns.map(({ key, kind, cell }) => (
                <span
                  key={key}
                  role={kind === 'heading' ? 'rowheader' : 'cell'}
                  className={kind === 'number' ? virtualStyles.figure : styles[kind]}
                >
                  {row === undefined ? '…' : cell(row)}
                </span>
              ))}
            </div>
          );
        })}
      </div>
    </div>
  );
}
