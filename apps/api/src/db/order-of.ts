import type { SortOf } from '@seller-toolbox/contracts';

export interface Order<Field extends string> {
  readonly column: Field;
  readonly direction: 'asc' | 'desc';
}

/** Reads the `sort` of a list, which its contract has checked: `-created_at` is `created_at`, falling. */
export function orderOf<Field extends string>(sort: SortOf<Field>): Order<Field> {
  const isFalling = sort.startsWith('-');
  // The contract knows no other names.
  const column = (isFalling ? sort.slice(1) : sort) as Field;
  return { column, direction: isFalling ? 'desc' : 'asc' };
}
