/** As the address and the service write it: `created_at` rising, `-created_at` falling. */
export function sortedBy(sort: string | undefined, field: string): 'ascending' | 'descending' | undefined {
  if (sort === field) return 'ascending';
  return sort === `-${field}` ? 'descending' : undefined;
}

/** The order after a click on a column header: reversed, or by this column in descending order. */
export function nextSort(sort: string | undefined, field: string): string {
  return sortedBy(sort, field) === 'descending' ? field : `-${field}`;
}
