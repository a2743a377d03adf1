import { isRecord, parseJson } from '@seller-toolbox/tool-contract/json';
import { createStored } from '@seller-toolbox/browser-kit/storage';
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

type FiltersByOwner = Readonly<Record<string, readonly NamedFilter[]>>;

export const MAX_FILTER_NAME = 40;
/** Per list; the oldest is dropped. */
export const MAX_NAMED_FILTERS = 20;

/** Parameters of the address that filter nothing. */
const NON_FILTER_PARAMS = [PAGE_PARAM, 'lang', 'new'];

/** In this browser only; admins who share it do not see each other's. */
export const storedFilters = createStored<FiltersByOwner>({
  key: 'stb:admin-filters',
  parse: (text) => toFiltersByOwner(parseJson(text)),
  format: (saved) => JSON.stringify(saved),
});

export function filtersOf(saved: FiltersByOwner, owner: FilterOwner): readonly NamedFilter[] {
  return saved[keyOf(owner)] ?? [];
}

/** Adds a filter, or replaces the one of the same name. */
export function withFilter(saved: FiltersByOwner, owner: FilterOwner, filter: NamedFilter): FiltersByOwner {
  const others = filtersOf(saved, owner).filter(({ name }) => name !== filter.name);
  return { ...saved, [keyOf(owner)]: [...others, filter].slice(-MAX_NAMED_FILTERS) };
}

export function withoutFilter(saved: FiltersByOwner, owner: FilterOwner, name: string): FiltersByOwner {
  return { ...saved, [keyOf(owner)]: filtersOf(saved, owner).filter((filter) => filter.name !== name) };
}

/** The filters and sorting of an address; blank if there are none. */
export function namedQuery(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of NON_FILTER_PARAMS) params.delete(name);
  return params.toString();
}

function keyOf({ userId, list }: FilterOwner): string {
  return `${userId} ${list}`;
}

/** Parses stored filters; invalid entries are dropped. */
export function toFiltersByOwner(stored: unknown): FiltersByOwner {
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
