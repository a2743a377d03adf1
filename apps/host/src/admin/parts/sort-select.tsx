import { Field, Select } from '@seller-toolbox/ui';
import { useFrameWords } from '../app/admin-words-context.tsx';
import type { ListColumn } from './list-table.tsx';

export interface SortSelectProps<Row> {
  readonly columns: readonly ListColumn<Row>[];
  readonly sort: string | undefined;
  readonly onSort: (sort: string) => void;
}

/** The order of a list where it is no table: each column that sorts, both ways round. */
export function SortSelect<Row>({ columns, sort, onSort }: SortSelectProps<Row>) {
  const t = useFrameWords();
  const options = columns.flatMap(({ sortField, header }) =>
    sortField === undefined || typeof header !== 'string'
      ? []
      : [
          { value: `-${sortField}`, label: t('table.falling', { name: header }) },
          { value: sortField, label: t('table.rising', { name: header }) },
        ],
  );
  if (options.length === 0) return null;
  return (
    <Field label={t('table.sort')}>
      <Select options={options} value={sort ?? ''} onValueChange={onSort} />
    </Field>
  );
}
