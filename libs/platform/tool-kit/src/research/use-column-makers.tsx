import { useFormat } from '@seller-toolbox/words/react';
import { Badge, type BadgeProps } from '@seller-toolbox/ui';
import styles from './column-makers.module.css';
import type { ResultColumn } from './sorted-columns.tsx';

/** Behind all numbers where rows are sorted. */
const NO_NUMBER = Number.NEGATIVE_INFINITY;

/** Columns of numbers and of badges for rows of the visitor's files; cells without data show `noData`. */
export function useColumnMakers<Row>(noData: string) {
  const format = useFormat();
  const none = <span className={styles.none}>{noData}</span>;
  const number = (
    key: string,
    header: string,
    valueOf: (row: Row) => number | null,
    digits = 0,
  ): ResultColumn<Row> => ({
    key,
    kind: 'number',
    header,
    cell: (row) => {
      const value = valueOf(row);
      return value === null ? none : format.number(value, { digits });
    },
    value: (row) => valueOf(row) ?? '',
    sortBy: (row) => valueOf(row) ?? NO_NUMBER,
  });
  const badge = <Value extends string>(
    key: string,
    header: string,
    options: {
      readonly valueOf: (row: Row) => Value | null;
      readonly order: readonly Value[];
      readonly textOf: (value: Value) => string;
      readonly lookOf?: (value: Value) => Omit<BadgeProps, 'children'>;
    },
  ): ResultColumn<Row> => ({
    key,
    header,
    cell: (row) => {
      const value = options.valueOf(row);
      if (value === null) return none;
      return <Badge {...options.lookOf?.(value)}>{options.textOf(value)}</Badge>;
    },
    value: (row) => {
      const value = options.valueOf(row);
      return value === null ? '' : options.textOf(value);
    },
    sortBy: (row) => {
      const value = options.valueOf(row);
      return value === null ? options.order.length : options.order.indexOf(value);
    },
  });
  return { none, number, badge };
}
