import { oneOf } from '../parts/address-filters.ts';
import { useAddressFilters } from '../parts/use-address-filters.ts';

/** The first is what the page opens with, and no part of the address. */
export const RANGES = ['7', '30', '90', '365'] as const;
export type Range = (typeof RANGES)[number];
const FILTERS = { days: oneOf(RANGES) };

/** The one range of all tables and charts, in the address. */
export function useRange(): { readonly days: Range; readonly choose: (days: Range) => void } {
  const { values, set } = useAddressFilters(FILTERS);
  return {
    days: values.days ?? RANGES[0],
    choose: (days) => set({ days: days === RANGES[0] ? undefined : days }),
  };
}
