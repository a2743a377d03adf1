/** As the address and the service write it: `created_at` rising, `-created_at` falling. */
export function sortedBy(sort: string | undefined, field: string): 'ascending' | 'descending' | undefined {
  if (sort === field) return 'ascending';
  return sort === `-${field}` ? 'descending' : undefined;
}

/** What a press on a column's head makes of the order: the other way round, or by this column, the largest first. */
export function nextSort(sort: string | undefined, field: string): string {
  return sortedBy(sort, field) === 'descending' ? field : `-${field}`;
}
