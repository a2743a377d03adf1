import type { DailyDemand } from './daily-demand.ts';
import type { Production } from './production.ts';
import type { RowPlan } from './restock-plan.schema.ts';
import type { RowInput } from './restock-planner.schema.ts';

export type SupplyFigures = Pick<
  RowPlan,
  | 'leadTimeDays'
  | 'leadTimeDeviation'
  | 'productionDays'
  | 'serviceLevel'
  | 'targetCoverDays'
  | 'unitsPerCarton'
  | 'minimumOrder'
>;

/** A row with known sales, stock and lead time. */
export interface KnownRow {
  readonly row: RowInput;
  readonly terms: SupplyFigures & { readonly leadTimeDays: number; readonly backorders: boolean };
  readonly demand: DailyDemand;
  readonly onHand: number;
  readonly production: Production;
}
