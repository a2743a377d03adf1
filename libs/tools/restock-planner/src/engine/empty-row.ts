import type { RowInput } from './restock-planner.schema.ts';

/** A product without any figure: the schema's defaults. */
export const EMPTY_ROW: RowInput = {
  sku: '',
  dailySales: null,
  sales7: null,
  sales30: null,
  sales90: null,
  outOfStockDays: null,
  salesDeviation: null,
  seasonIndex: 1,
  seasonByMonth: null,
  supplier: '',
  unitCost: null,
  onHand: null,
  inbound: null,
  inboundDays: null,
  leadTimeDays: null,
  leadTimeDeviation: null,
  productionDays: null,
  serviceLevel: null,
  targetCoverDays: null,
  unitsPerCarton: null,
  minimumOrder: null,
};
