import type { BatchAnswer } from '@seller-toolbox/file-import/tool-batch';
import type { TextTable } from '@seller-toolbox/tool-contract';
import { classNames, Icon } from '@seller-toolbox/ui';
import virtualStyles from '@seller-toolbox/ui/virtual-table.module.css';
import { useFormat } from '@seller-toolbox/words/react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useMemo, useRef, type CSSProperties } from 'react';
import { useFileWords } from './file-words.ts';
import type { ResultColumn } from './result-columns.ts';
import styles from './result-table.module.css';

export interface ResultTableProps {
  table: TextTable;
  /** Positions of the rows to show. */
  rows: readonly number[];
  /** Columns of the file that name the row, by index. */
  names: readonly number[];
  columns: readonly ResultColumn[];
  answers: ReadonlyMap<number, BatchAnswer>;
  problemOf: (answer: BatchAnswer | undefined) => string | null;
}

const ROW_HEIGHT = 40;
const OVERSCAN = 8;
const ROW_WIDTH = 72;
const NAME_WIDTH = 160;
const COLUMN_WIDTH = 132;

/** The results by row; only the rows in sight are rendered. */
export function ResultTable({ table, rows, names, columns, answers, problemOf }: ResultTableProps) {
  const t = useFileWords();
  const format = useFormat();
  const frame = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    initialRect: { width: 800, height: 480 },
  });
  const minWidth = ROW_WIDTH + names.length * NAME_WIDTH + columns.length * COLUMN_WIDTH;
  const template = useMemo(() => {
    const tracks = [
      `${ROW_WIDTH}px`,
      ...names.map(() => `minmax(${NAME_WIDTH}px, 2fr)`),
      ...columns.map(() => `minmax(${COLUMN_WIDTH}px, 1fr)`),
    ];
    return { gridTemplateColumns: tracks.join(' '), minWidth };
  }, [names, columns, minWidth]);
  return (
    <div
      ref={frame}
      className={classNames(virtualStyles.frame, styles.frame)}
      role="table"
      tabIndex={0}
      aria-label={t('table.label')}
      aria-rowcount={rows.length + 1}
    >
      <div role="rowgroup" className={virtualStyles.heads} style={{ minWidth }}>
        <div
          role="row"
          aria-rowindex={1}
          className={classNames(virtualStyles.row, styles.head)}
          style={template}
        >
          <span role="columnheader" className={virtualStyles.figure}>
            {t('table.row')}
          </span>
          {names.map((column) => (
            <span key={column} role="columnheader" title={table.headers[column]} dir="auto">
              {table.headers[column]}
            </span>
          ))}
          {columns.map(({ id, label, isFigure }) => (
            <span
              key={id}
              role="columnheader"
              title={label}
              className={isFigure ? virtualStyles.figure : undefined}
            >
              {label}
            </span>
          ))}
        </div>
      </div>
      <div
        role="rowgroup"
        className={virtualStyles.body}
        style={{ height: virtual.getTotalSize(), minWidth }}
      >
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index] ?? 0;
          return (
            <ResultRow
              key={row}
              {...{ row, index, start, table, names, columns, template, problemOf }}
              number={format.number(row + 1)}
              answer={answers.get(row)}
            />
          );
        })}
      </div>
    </div>
  );
}

interface ResultRowProps extends Pick<ResultTableProps, 'table' | 'names' | 'columns' | 'problemOf'> {
  row: number;
  /** Of the row, as it is written. */
  number: string;
  index: number;
  /** Pixels from the top. */
  start: number;
  template: CSSProperties;
  answer: BatchAnswer | undefined;
}

/** Drawn again only when it changes: scrolling moves all rows. */
const ResultRow = memo(function ResultRow(props: ResultRowProps) {
  const { row, number, index, start, table, names, columns, template, answer, problemOf } = props;
  const problem = problemOf(answer);
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={classNames(virtualStyles.row, styles.row)}
      style={{ ...template, height: ROW_HEIGHT, transform: `translateY(${start}px)` }}
    >
      <span role="cell" className={virtualStyles.figure}>
        {number}
      </span>
      {names.map((column) => {
        const text = table.rows[row]?.cells[column] ?? '';
        return (
          <span key={column} role="cell" title={text} dir="auto">
            {text}
          </span>
        );
      })}
      {problem === null || (answer && 'cells' in answer) ? (
        columns.map(({ id, shown, isFigure }, at) => {
          const text = answer && 'cells' in answer ? shown(answer.cells) : '';
          const lack = at === 0 ? problem : null;
          return (
            <span
              key={id}
              role="cell"
              title={lack ?? text}
              className={classNames(isFigure && virtualStyles.figure, lack !== null && styles.problem)}
            >
              {lack !== null && <Icon name="triangle-alert" size={16} />} {text === '' ? lack : text}
            </span>
          );
        })
      ) : (
        <span
          role="cell"
          aria-colspan={columns.length}
          title={problem}
          className={styles.problem}
          style={{ gridColumn: `${names.length + 2} / -1` }}
        >
          <Icon name="triangle-alert" size={16} /> {problem}
        </span>
      )}
    </div>
  );
});
