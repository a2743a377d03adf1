import { roundTo14Digits } from '@seller-toolbox/tool-contract/rounding';
import { dailyDemand, type DailyDemand } from './daily-demand.ts';
import { inverseNormal } from './inverse-normal.ts';
import type { KnownRow, SupplyFigures } from './known-row.ts';
import { monthSeason, type MeanFactor } from './month-season.ts';
import { productionOf } from './production.ts';
import type { RowPlan } from './restock-plan.schema.ts';
import type { RowInput, SupplyDefaults } from './restock-planner.schema.ts';
import { reorderPoint, safetyStock } from './safety-stock.ts';
import { coverOf } from './row-cover.ts';
import { dataFindings, planFindings, unknownFindings } from './row-findings.ts';
import { dayAfter, scheduleOf } from './order-schedule.ts';
import { planOrder } from './row-order.ts';
import { stockStatus } from './stock-status.ts';

export interface PlanDay {
  readonly today: string;
  readonly meanFactorOf: (factors: readonly number[]) => MeanFactor;
}

/** The order quantity and order date of one product. */
export function planRow(
  given: RowInput,
  defaults: SupplyDefaults,
  { today, meanFactorOf }: PlanDay,
): RowPlan {
  const terms = termsOf(given, defaults);
  const demand = dailyDemand(given);
  const factors = given.seasonByMonth ?? defaults.seasonByMonth;
  const horizon = (terms.leadTimeDays ?? 0) + terms.targetCoverDays;
  const season = factors && demand ? monthSeason(meanFactorOf(factors), demand, horizon) : 1;
  const row = { ...given, seasonIndex: given.seasonIndex * season };
  const unknown = unknownFindings({ demand, onHand: row.onHand, leadTimeDays: terms.leadTimeDays });
  const known = { ...inputFiguresOf(row, terms, demand), monthSeason: season };
  const { leadTimeDays } = terms;
  if (!demand || row.onHand === null || leadTimeDays === null) {
    return { ...known, ...NOTHING_KNOWN, findings: [...unknown, ...dataFindings(row, demand)] };
  }
  return {
    ...known,
    ...planKnown(
      {
        row,
        terms: { ...terms, leadTimeDays, backorders: defaults.backorders },
        demand,
        onHand: row.onHand,
        production: productionOf(today, { ...terms, leadTimeDays }),
      },
      today,
    ),
  };
}

function termsOf(row: RowInput, defaults: SupplyDefaults): SupplyFigures {
  return {
    leadTimeDays: row.leadTimeDays ?? defaults.leadTimeDays,
    leadTimeDeviation: row.leadTimeDeviation ?? defaults.leadTimeDeviation,
    productionDays: row.productionDays ?? defaults.productionDays,
    serviceLevel: row.serviceLevel ?? defaults.serviceLevel,
    targetCoverDays: row.targetCoverDays ?? defaults.targetCoverDays,
    unitsPerCarton: row.unitsPerCarton ?? defaults.unitsPerCarton,
    minimumOrder: row.minimumOrder ?? defaults.minimumOrder,
  };
}

const NOTHING_KNOWN = {
  status: 'no-data',
  safetyStock: null,
  reorderPoint: null,
  orderUpTo: null,
  orderQuantity: null,
  cartons: null,
  orderBy: null,
  placeOn: null,
  placeInDays: null,
  latestOrderOn: null,
  orderInDays: null,
  orderWaitDays: null,
  overdueDays: null,
  positionAtOrder: null,
  lostUnits: null,
  orderDemand: null,
  neededUnits: null,
  nextOrderQuantity: null,
  nextCartons: null,
  nextOrderCost: null,
  arrivesOn: null,
  arrivesInDays: null,
  spareDays: null,
  belowSafetyOn: null,
  closure: null,
  followingOrderOn: null,
  followingInDays: null,
  followingOrderQuantity: null,
  followingPosition: null,
  followingDemand: null,
  followingNeededUnits: null,
  daysOnHand: null,
  daysOfCover: null,
  stockOutOn: null,
  lowStockOn: null,
  projection: [],
} satisfies Partial<RowPlan>;

function inputFiguresOf(row: RowInput, terms: SupplyFigures, demand: DailyDemand | null) {
  const inbound = row.inbound ?? 0;
  return {
    sku: row.sku,
    dailyRate: demand && demand.rate * row.seasonIndex,
    rateBasis: demand && demand.rateBasis,
    windows: demand ? [...demand.windows] : [],
    deviation: demand && demand.deviation * row.seasonIndex,
    deviationBasis: demand && demand.deviationBasis,
    seasonIndex: row.seasonIndex,
    supplier: row.supplier,
    unitCost: row.unitCost,
    ...terms,
    z: inverseNormal(terms.serviceLevel),
    onHand: row.onHand,
    inbound,
    position: row.onHand === null ? null : row.onHand + inbound,
  };
}

function planKnown(known: KnownRow, today: string) {
  const { row, terms, demand, onHand } = known;
  const rate = demand.rate * row.seasonIndex;
  const lead = {
    rate,
    deviation: demand.deviation * row.seasonIndex,
    leadTimeDays: terms.leadTimeDays,
    leadTimeDeviation: terms.leadTimeDeviation,
  };
  const z = inverseNormal(terms.serviceLevel);
  const orderPoint = reorderPoint(lead, z);
  const order = planOrder(known, rate, orderPoint);
  const cover = coverOf(row, rate, onHand);
  const inDays = (days: number | null) => dayAfter(today, days);
  const status = stockStatus({ ...lead, ...cover.forStatus, onHand, orderInDays: order.placeInDays ?? 0 });
  const safety = safetyStock(lead, z);
  const { schedule, findings } = scheduleOf({
    ...lead,
    onHand,
    inbound: row.inbound ?? 0,
    inboundDays: row.inboundDays ?? Math.max(0, onHand) / (rate || 1),
    reorderPoint: orderPoint,
    backorders: terms.backorders,
    lostUnits: order.lostInAll,
    orderUpTo: order.upTo,
    terms,
    production: known.production,
    orderInDays: order.inDays,
    overdueDays: order.overdueDays,
    orderUnits: order.cartons * terms.unitsPerCarton,
    safetyStock: safety,
    daysOfCover: cover.daysOfCover,
  });
  return {
    status,
    safetyStock: safety,
    reorderPoint: orderPoint,
    orderUpTo: order.upTo,
    orderQuantity: order.nowCartons * terms.unitsPerCarton,
    cartons: order.nowCartons,
    ...schedule,
    orderBy: inDays(order.inDays),
    orderInDays: order.inDays,
    orderWaitDays: order.waitDays,
    overdueDays: order.overdueDays,
    positionAtOrder: order.position,
    lostUnits: order.lostUnits,
    orderDemand: order.demand,
    neededUnits: order.inDays === null ? null : order.needed,
    nextOrderQuantity: order.cartons * terms.unitsPerCarton,
    nextCartons: order.cartons,
    nextOrderCost:
      row.unitCost === null ? null : roundTo14Digits(order.cartons * terms.unitsPerCarton * row.unitCost),
    daysOnHand: cover.daysOnHand,
    daysOfCover: cover.daysOfCover,
    stockOutOn: inDays(cover.daysOfCover),
    lowStockOn: inDays(cover.lowInDays),
    findings: [...planFindings(known, { rate, status, order, cover }), ...findings],
  };
}
