import { Icon, type DataColumn } from '@seller-toolbox/ui';
import { nextSorting, sortRows, type Sorting } from './sort-rows.ts';
import styles from './sorted-columns.module.css';

export interface ResultColumn<Row> extends Pick<DataColumn<Row>, 'key' | 'kind'> {
  readonly header: string;
  /** Left out of the page where there is none: the copy and the file have it. */
  readonly cell?: DataColumn<Row>['cell'];
  /** What copy and file say; a column without it is for the page only, such as one of buttons. */
  readonly value?: (row: Row) => string | number;
  /** What the rows are sorted by, where that is not `value`. */
  readonly sortBy?: (row: Row) => string | number;
}

/** The rows by the column that they are sorted by; as they came where no column has that key. */
export function inOrder<Row>(
  rows: readonly Row[],
  columns: readonly ResultColumn<Row>[],
  { by, direction }: Sorting,
): readonly Row[] {
  const column = columns.find(({ key }) => key === by);
  const valueOf = column?.sortBy ?? column?.value;
  return valueOf ? sortRows(rows, valueOf, direction) : rows;
}

/** Columns that can be compared have a button for a head. Numbers begin with the largest. */
export function toDataColumns<Row>(
  columns: readonly ResultColumn<Row>[],
  sorting: Sorting,
  onSort: (sorting: Sorting) => void,
): DataColumn<Row>[] {
  return columns.flatMap(({ key, kind, header, cell, value, sortBy }) => {
    if (!cell) return [];
    if (!value && !sortBy)
      return [{ key, kind, cell, header: <span className="visually-hidden">{header}</span> }];
    const sorted = sorting.by === key ? sorting.direction : undefined;
    const first = kind === 'number' ? 'descending' : 'ascending';
    return [
      {
        key,
        kind,
        cell,
        sorted,
        header: (
          <button
            type="button"
            className={styles.sort}
            data-sorted={sorted}
            onClick={() => onSort(nextSorting(sorting, key, first))}
          >
            {header}
            <Icon name="chevron-down" size={14} />
          </button>
        ),
      },
    ];
  });
}
