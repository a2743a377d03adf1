import type { DataColumn } from '@seller-toolbox/ui';

/** A column of a `ListTable`. */
export interface ListColumn<Row> extends Omit<DataColumn<Row>, 'sorted'> {
  /** The field by which the service can sort; then the head is a button. */
  readonly sortField?: string;
  /** What that field holds, for the words of its order; left out, numbers. */
  readonly sortKind?: 'number' | 'time' | 'text';
  /** The name of the field; default: the column header. */
  readonly sortName?: string;
}
