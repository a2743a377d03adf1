import { isRecord } from '@seller-toolbox/contracts/is-record';
import { createStored, parseJson } from '@seller-toolbox/browser-kit/storage';
import { PAGE_PARAM } from './address-filters.ts';

/** A view of a list that an admin gave a name. */
export interface NamedFilter {
  readonly name: string;
  /** Of the address, without page and language: `status=new&rating=1`. */
  readonly query: string;
}

/** The admin and the list that the filters are for. */
export interface FilterOwner {
  readonly userId: string;
  /** The path of its page. */
  readonly list: string;
}

type Kept = Readonly<Record<string, readonly NamedFilter[]>>;

export const MAX_FILTER_NAME = 40;
/** Per list; the oldest gives way. */
export const MAX_NAMED_FILTERS = 20;

/** Not what is looked for, but where and in which words. */
const NO_PART_OF_IT = [PAGE_PARAM, 'lang', 'new'];

/** In this browser only; admins who share it do not see each other's. */
export const storedFilters = createStored<Kept>({
  key: 'stb:admin-filters',
  parse: (text) => toKept(parseJson(text)),
  format: (kept) => JSON.stringify(kept),
});

export function filtersOf(kept: Kept, owner: FilterOwner): readonly NamedFilter[] {
  return kept[keyOf(owner)] ?? [];
}

/** With a filter more; one of the same name is replaced. */
export function withFilter(kept: Kept, owner: FilterOwner, filter: NamedFilter): Kept {
  const others = filtersOf(kept, owner).filter(({ name }) => name !== filter.name);
  return { ...kept, [keyOf(owner)]: [...others, filter].slice(-MAX_NAMED_FILTERS) };
}

export function withoutFilter(kept: Kept, owner: FilterOwner, name: string): Kept {
  return { ...kept, [keyOf(owner)]: filtersOf(kept, owner).filter((filter) => filter.name !== name) };
}

/** What of an address is worth a name; blank where nothing is filtered or sorted. */
export function namedQuery(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of NO_PART_OF_IT) params.delete(name);
  return params.toString();
}

function keyOf({ userId, list }: FilterOwner): string {
  return `${userId} ${list}`;
}

/** A store that was tampered with loses what is no filter. */
export function toKept(stored: unknown): Kept {
  if (!isRecord(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored).map(([key, filters]) => [
      key,
      Array.isArray(filters) ? filters.filter(isNamedFilter) : [],
    ]),
  );
}

function isNamedFilter(value: unknown): value is NamedFilter {
  return isRecord(value) && typeof value['name'] === 'string' && typeof value['query'] === 'string';
}
