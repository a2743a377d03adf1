import type { ListedProduct } from '@seller-toolbox/product-store';
import {
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type SortingState,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import type { TableColumn } from './table-columns.ts';

const FEATURES = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });
type Features = typeof FEATURES;

const collator = new Intl.Collator(undefined, { numeric: true });

function compare(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return collator.compare(String(one), String(other));
}

type SortOrder = 'ascending' | 'descending' | 'none';

export interface SortedProducts {
  readonly rows: readonly ListedProduct[];
  readonly sortOf: (columnId: string) => SortOrder;
  readonly sortBy: (columnId: string, order: SortOrder) => void;
  /** Ascending, descending, not at all. */
  readonly toggleSort: (columnId: string) => void;
}

/** The products in the order that the visitor has chosen by the heads of the columns; unknown values come last. */
export function useSortedProducts(
  products: readonly ListedProduct[],
  columns: readonly TableColumn[],
): SortedProducts {
  const [sorting, setSorting] = useState<SortingState>([]);
  const definitions = useMemo(
    () =>
      columns.map(({ id, value }): ColumnDef<Features, ListedProduct> => ({
        id,
        accessorFn: (listed) => value(listed) ?? undefined,
        sortUndefined: 'last',
        sortDescFirst: false,
        sortFn: (a, b) => compare(a.getValue(id), b.getValue(id)),
      })),
    [columns],
  );
  const known = useMemo(
    () => sorting.filter(({ id }) => columns.some((column) => column.id === id)),
    [sorting, columns],
  );
  // Rows cache their values: figures that arrive later need new rows, or the order is that of empty cells.
  const isSorted = known.length > 0;
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const data = useMemo(() => (isSorted ? [...products] : []), [isSorted, products, columns]);
  const table = useTable({
    features: FEATURES,
    columns: definitions,
    data,
    getRowId: ({ id }) => id,
    state: { sorting: known },
    onSortingChange: setSorting,
  });
  // Thousands of row models are copied by the next garbage collection, which is a late frame of the first scrolling.
  const { rows } = table.getRowModel();
  return {
    rows: useMemo(
      () => (isSorted ? rows.map(({ original }) => original) : products),
      [isSorted, rows, products],
    ),
    sortOf: (columnId) => {
      const sort = known.find(({ id }) => id === columnId);
      if (!sort) return 'none';
      return sort.desc ? 'descending' : 'ascending';
    },
    sortBy: (id, order) => setSorting(order === 'none' ? [] : [{ id, desc: order === 'descending' }]),
    toggleSort: (columnId) => table.getColumn(columnId)?.toggleSorting(),
  };
}
