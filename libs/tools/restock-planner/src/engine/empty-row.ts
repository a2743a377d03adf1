import type { RowInput } from './restock-planner.schema.ts';

/** A product of which nothing is known: what the schema makes of an empty row. */
export const EMPTY_ROW: RowInput = {
  sku: '',
  dailySales: null,
  sales7: null,
  sales30: null,
  sales90: null,
  outOfStockDays: null,
  salesDeviation: null,
  seasonIndex: 1,
  onHand: null,
  inbound: null,
  inboundDays: null,
  leadTimeDays: null,
  leadTimeDeviation: null,
  serviceLevel: null,
  targetCoverDays: null,
  unitsPerCarton: null,
  minimumOrder: null,
};
