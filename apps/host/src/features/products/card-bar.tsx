import { Checkbox, Field, Select } from '@seller-toolbox/ui';
import type { TableHeadProps } from './product-table-head.tsx';
import styles from './product-cards.module.css';
import { useProductsWords } from './products-words.ts';

const ARROWS = { ascending: '▲', descending: '▼' } as const;
const ORDERS = ['descending', 'ascending'] as const;

/** What the head of the table is for, above the cards: the order, and all products together. */
export function CardBar({ sorted, columns, selected, onSelect }: TableHeadProps) {
  const t = useProductsWords();
  const { rows } = sorted;
  const isAll = rows.length > 0 && rows.every(({ id }) => selected.has(id));
  const current = columns.find(({ id }) => sorted.sortOf(id) !== 'none');
  const choices = columns.flatMap(({ id, label }) =>
    ORDERS.map((order) => ({ value: `${order} ${id}`, label: `${label} ${ARROWS[order]}` })),
  );
  return (
    <div className={styles.bar}>
      <Field label={t('table.sort')}>
        <Select
          options={[{ value: '', label: t('table.unsorted') }, ...choices]}
          value={current ? `${sorted.sortOf(current.id)} ${current.id}` : ''}
          onValueChange={(choice) => {
            const [order = '', ...id] = choice.split(' ');
            sorted.sortBy(id.join(' '), order === 'ascending' || order === 'descending' ? order : 'none');
          }}
        />
      </Field>
      <Checkbox
        label={t('table.selectAll')}
        checked={isAll}
        onCheckedChange={() =>
          onSelect(
            rows.map(({ id }) => id),
            !isAll,
          )
        }
      />
    </div>
  );
}
