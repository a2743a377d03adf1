import type { RowPlan } from '../engine/restock-planner.schema.ts';

const COLUMNS = [
  'sku',
  'status',
  'orderQuantity',
  'cartons',
  'orderBy',
  'nextOrderQuantity',
  'arrivesOn',
  'stockOutOn',
  'lowStockOn',
  'daysOnHand',
  'daysOfCover',
  'dailyRate',
  'safetyStock',
  'reorderPoint',
  'supplier',
  'leadTimeDays',
  'targetCoverDays',
  'unitsPerCarton',
  'minimumOrder',
  'unitCost',
  'nextOrderCost',
] as const;
export type PlanColumn = (typeof COLUMNS)[number];

/** The plans as table cells, header row first. An unknown figure is an empty cell, not a zero. */
export function planTable(
  rows: readonly RowPlan[],
  headOf: (column: PlanColumn) => string,
  statusOf: (status: RowPlan['status']) => string,
): (string | number)[][] {
  const cell = (row: RowPlan, column: PlanColumn) =>
    column === 'status' ? statusOf(row.status) : (row[column] ?? '');
  return [COLUMNS.map(headOf), ...rows.map((row) => COLUMNS.map((column) => cell(row, column)))];
}
