import { useRef, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useScrolls } from './overflow.ts';
import styles from './data-table.module.css';

export interface DataColumn<Row> {
  key: string;
  header: ReactNode;
  /** What a stacked row names the cell, where the header is more than text. */
  label?: string | undefined;
  cell: (row: Row, index: number) => ReactNode;
  /** `number` aligns right with tabular digits; `heading` names its row. */
  kind?: 'text' | 'number' | 'heading' | undefined;
  /** Given for the column by which the rows are sorted. */
  sorted?: 'ascending' | 'descending' | undefined;
}

export interface DataTableProps<Row> {
  /** Names the table. */
  caption: string;
  captionLook?: 'shown' | 'hidden' | undefined;
  headerLook?: 'shown' | 'hidden' | undefined;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row, index: number) => string | number;
  /** `total` is bold under a strong line, `muted` has a weaker color, `marked` has the accent background. */
  rowLook?: ((row: Row, index: number) => 'plain' | 'total' | 'muted' | 'marked') | undefined;
  /** `open` lies on a card, `boxed` brings its own frame. */
  look?: 'open' | 'boxed' | undefined;
  /** `stacked` shows each row as a list of its cells on a phone. */
  narrow?: 'stacked' | undefined;
  /** Instead of rows when there are none. */
  empty?: ReactNode;
}

export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    caption,
    captionLook = 'hidden',
    headerLook = 'shown',
    columns,
    rows,
    rowKey,
    rowLook,
    look = 'open',
    narrow,
  } = props;
  const frame = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(frame);
  const reachable = scrolls ? { tabIndex: 0, role: 'region', 'aria-label': caption } : {};
  return (
    <div
      ref={frame}
      className={classNames(styles.frame, styles[look], narrow && styles[narrow])}
      {...reachable}
    >
      <table className={styles.table}>
        <caption className={captionLook === 'hidden' ? 'visually-hidden' : styles.caption}>{caption}</caption>
        <thead className={headerLook === 'hidden' ? 'visually-hidden' : undefined}>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                aria-sort={column.sorted}
                className={column.kind === 'number' ? styles.number : undefined}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={rowKey(row, index)} className={styles[rowLook?.(row, index) ?? 'plain']}>
              {columns.map((column) => toCell(column, row, index))}
            </tr>
          ))}
          {rows.length === 0 && props.empty !== undefined && (
            <tr>
              <td colSpan={columns.length} className={styles.empty}>
                {props.empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

function toCell<Row>(column: DataColumn<Row>, row: Row, index: number) {
  const content = column.cell(row, index);
  if (column.kind === 'heading') {
    return (
      <th key={column.key} scope="row">
        {content}
      </th>
    );
  }
  return (
    <td
      key={column.key}
      className={column.kind === 'number' ? styles.number : undefined}
      data-header={column.label ?? (typeof column.header === 'string' ? column.header : undefined)}
    >
      {content}
    </td>
  );
}
