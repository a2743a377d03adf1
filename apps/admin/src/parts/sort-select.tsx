import { Field, Select } from '@seller-toolbox/ui';
import { useFrameWords } from '../app/admin-words-context.tsx';
import type { ListColumn } from './list-column.ts';

export interface SortSelectProps<Row> {
  readonly columns: readonly ListColumn<Row>[];
  readonly sort: string | undefined;
  readonly onSort: (sort: string) => void;
}

const ORDERS = {
  number: { falling: 'table.falling', rising: 'table.rising' },
  time: { falling: 'table.latest', rising: 'table.earliest' },
  text: { falling: 'table.fromZ', rising: 'table.fromA' },
} as const;

/** The order of a list where it is no table: each column that sorts, both ways round. */
export function SortSelect<Row>({ columns, sort, onSort }: SortSelectProps<Row>) {
  const t = useFrameWords();
  const options = columns.flatMap(({ sortField, sortKind = 'number', sortName, header }) => {
    const name = sortName ?? header;
    if (sortField === undefined || typeof name !== 'string') return [];
    const { falling, rising } = ORDERS[sortKind];
    return [
      { value: `-${sortField}`, label: t(falling, { name }) },
      { value: sortField, label: t(rising, { name }) },
    ];
  });
  if (options.length === 0) return null;
  return (
    <Field label={t('table.sort')}>
      <Select options={options} value={sort ?? ''} onValueChange={onSort} />
    </Field>
  );
}
