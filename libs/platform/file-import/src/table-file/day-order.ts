import type { DayOrder } from '@seller-toolbox/tool-contract';

export const DAY_ORDERS = ['day-first', 'month-first'] as const satisfies readonly DayOrder[];

/** A day between slashes with the year behind. */
export const SLASHED_DAY = /(?<!\d)(\d{1,2})\/(\d{1,2})\/(\d{4})(?!\d)/;

/** What a cell shows of the order; `either` where both parts could be the month, null where it has no such day. */
export function dayOrderOf(cell: string): DayOrder | 'either' | null {
  const [, first, second] = SLASHED_DAY.exec(cell) ?? [];
  if (first === undefined || second === undefined) return null;
  const [one, other] = [Number(first), Number(second)];
  if (one > 12 && other > 12) return null;
  if (one > 12) return 'day-first';
  if (other > 12) return 'month-first';
  return one === other ? null : 'either';
}
