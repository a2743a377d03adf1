import type { SortOf } from '@seller-toolbox/contracts';

export interface Order<Field extends string> {
  readonly column: Field;
  readonly direction: 'asc' | 'desc';
}

/** Parses a validated `sort`: `-created_at` is `created_at`, descending. */
export function parseSort<Field extends string>(sort: SortOf<Field>): Order<Field> {
  const isDescending = sort.startsWith('-');
  // The contract allows no other names.
  const column = (isDescending ? sort.slice(1) : sort) as Field;
  return { column, direction: isDescending ? 'desc' : 'asc' };
}
