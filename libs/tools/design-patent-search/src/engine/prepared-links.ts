import type { SearchType } from './search-types.ts';

/** Official searches, and Google Patents with the query filled in. Addresses as of 2026-11. */
export const LINKED_SEARCHES = ['google-patents', 'uspto', 'euipo', 'wipo'] as const;
export type LinkedSearch = (typeof LINKED_SEARCHES)[number];

/** The address of a search elsewhere; only Google Patents takes the query from an address. */
export function preparedLink(
  search: LinkedSearch,
  { type, query }: { type: SearchType; query: string },
): string {
  switch (search) {
    case 'google-patents': {
      const name = { keyword: 'q', number: 'q', applicant: 'assignee' }[type];
      const parameters = new URLSearchParams({
        ...(query !== '' && { [name]: query }),
        country: 'US',
        type: 'DESIGN',
      });
      return `https://patents.google.com/?${parameters}`;
    }
    case 'uspto':
      return 'https://ppubs.uspto.gov/basic/';
    case 'euipo':
      return 'https://www.tmdn.org/tmdsview-web/';
    case 'wipo':
      return 'https://designdb.wipo.int/';
  }
}
