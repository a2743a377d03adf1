import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  PAGE_PARAM,
  readFilters,
  writeFilters,
  type AddressValues,
  type Readers,
} from './address-filters.ts';

export interface AddressFilters<R extends Readers> {
  readonly values: AddressValues<R>;
  /** Changes some of them; undefined removes one. Another page is a step that "back" undoes, a filter is not. */
  readonly set: (changes: Partial<AddressValues<R>>) => void;
  readonly clear: () => void;
  /** Whether any filter other than `page` and `sort` is set. */
  readonly isFiltered: boolean;
}

const NO_FILTERS = new Set([PAGE_PARAM, 'sort']);

/** Filters, order and page of a list, kept in the address. `readers` must be a constant. */
export function useAddressFilters<R extends Readers>(readers: R): AddressFilters<R> {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const values = useMemo(() => readFilters(search, readers), [readers, search]);

  const set = useCallback(
    (changes: Partial<AddressValues<R>>) => {
      const query = writeFilters(search, changes);
      void navigate(pathname + query, { replace: !(PAGE_PARAM in changes) });
    },
    [navigate, pathname, search],
  );

  const clear = useCallback(() => {
    const none = Object.fromEntries(Object.keys(readers).map((name) => [name, undefined]));
    void navigate(pathname + writeFilters(search, none), { replace: true });
  }, [navigate, pathname, readers, search]);

  const isFiltered = Object.entries(values).some(
    ([name, value]) => value !== undefined && !NO_FILTERS.has(name),
  );
  return { values, set, clear, isFiltered };
}
