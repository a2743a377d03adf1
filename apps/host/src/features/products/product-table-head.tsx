import { classNames } from '@seller-toolbox/ui';
import virtualStyles from '@seller-toolbox/ui/virtual-table.module.css';
import { memo } from 'react';
import styles from './product-table.module.css';
import { useProductsWords } from './products-words.ts';
import type { TableColumn } from './table-columns.ts';
import type { SortedProducts } from './use-sorted-products.ts';

export interface TableHeadProps {
  sorted: SortedProducts;
  columns: readonly TableColumn[];
  selected: ReadonlySet<string>;
  onSelect: (ids: readonly string[], isSelected: boolean) => void;
}

/** Drawn again only when it changes: not while the table scrolls. */
export const TableHead = memo(function TableHead({ sorted, columns, selected, onSelect }: TableHeadProps) {
  const t = useProductsWords();
  const { rows } = sorted;
  const isAll = rows.length > 0 && rows.every(({ id }) => selected.has(id));
  return (
    <div role="row" aria-rowindex={1} className={classNames(virtualStyles.row, styles.head)}>
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
          <span
            key={id}
            role="columnheader"
            aria-colindex={at + 2}
            aria-sort={sort}
            className={look === 'figure' ? styles.figureHead : undefined}
          >
            <button type="button" className={styles.sort} title={label} onClick={() => sorted.toggleSort(id)}>
              <span>{label}</span>
              {sort !== 'none' && <span aria-hidden="true">{sort === 'ascending' ? '▲' : '▼'}</span>}
            </button>
          </span>
        );
      })}
    </div>
  );
});
