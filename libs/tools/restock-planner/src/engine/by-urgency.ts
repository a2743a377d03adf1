import type { RowPlan } from './restock-plan.schema.ts';
import { STATUSES } from './stock-status.ts';

/** Indices of the rows, most urgent status first, then by order date; equal rows keep their order. */
export function byUrgency(rows: readonly RowPlan[]): number[] {
  const rank = ({ status }: RowPlan) => STATUSES.indexOf(status);
  const day = ({ placeOn }: RowPlan) => placeOn ?? '9999';
  return rows
    .map((row, index) => ({ row, index }))
    .sort(
      (a, b) => rank(a.row) - rank(b.row) || (day(a.row) < day(b.row) ? -1 : Number(day(a.row) > day(b.row))),
    )
    .map(({ index }) => index);
}
