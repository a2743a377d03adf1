import { plusDays } from '@seller-toolbox/reference-data/days';
import { roundTo14Digits } from '@seller-toolbox/tool-contract/rounding';
import { dailyDemand, type DailyDemand } from './daily-demand.ts';
import { inverseNormal } from './inverse-normal.ts';
import { holidayFindings } from './holiday-findings.ts';
import type { KnownRow, SupplyTerms } from './known-row.ts';
import { monthSeason, type MeanFactor } from './month-season.ts';
import type { RowPlan } from './restock-plan.schema.ts';
import type { RowInput, SupplyDefaults } from './restock-planner.schema.ts';
import { reorderPoint, safetyStock } from './safety-stock.ts';
import { coverOf } from './row-cover.ts';
import { dataFindings, planFindings, unknownFindings } from './row-findings.ts';
import { orderOf, type OrderPlan } from './row-order.ts';
import { ordersOf, stockProjection, type Replenishment } from './stock-projection.ts';
import { stockStatus } from './stock-status.ts';

/** Later dates are left out. */
const MAX_DATE_DAYS = 3650;

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
      { row, terms: { ...terms, leadTimeDays, backorders: defaults.backorders }, demand, onHand: row.onHand },
      today,
    ),
  };
}

function termsOf(row: RowInput, defaults: SupplyDefaults): SupplyTerms {
  return {
    leadTimeDays: row.leadTimeDays ?? defaults.leadTimeDays,
    leadTimeDeviation: row.leadTimeDeviation ?? defaults.leadTimeDeviation,
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
  latestOrderOn: null,
  orderInDays: null,
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
  followingOrderOn: null,
  followingOrderQuantity: null,
  daysOnHand: null,
  daysOfCover: null,
  stockOutOn: null,
  lowStockOn: null,
  projection: [],
} satisfies Partial<RowPlan>;

function inputFiguresOf(row: RowInput, terms: SupplyTerms, demand: DailyDemand | null) {
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
  const order = orderOf(known, rate, orderPoint);
  const cover = coverOf(row, rate, onHand);
  const inDays = (days: number | null) => dayAfter(today, days);
  const arrivesInDays = order.inDays === null ? null : order.inDays + terms.leadTimeDays;
  const replenishment = replenishmentOf(known, { ...lead, reorderPoint: orderPoint }, order);
  const following = order.cartons > 0 ? ordersOf(replenishment)[1] : undefined;
  const status = stockStatus({ ...lead, ...cover.forStatus, onHand, orderInDays: order.inDays ?? 0 });
  const days = {
    orderBy: inDays(order.inDays),
    followingOrderOn: inDays(following?.day ?? null),
  };
  return {
    status,
    safetyStock: safetyStock(lead, z),
    reorderPoint: orderPoint,
    orderUpTo: order.upTo,
    orderQuantity: order.nowCartons * terms.unitsPerCarton,
    cartons: order.nowCartons,
    ...days,
    latestOrderOn: inDays(order.inDays === 0 ? -Math.round(order.overdueDays) : order.inDays),
    orderInDays: order.inDays,
    overdueDays: order.overdueDays,
    positionAtOrder: order.position,
    lostUnits: order.lostUnits,
    orderDemand: rate * (terms.leadTimeDays + terms.targetCoverDays),
    neededUnits: order.inDays === null ? null : order.needed,
    nextOrderQuantity: order.cartons * terms.unitsPerCarton,
    nextCartons: order.cartons,
    nextOrderCost:
      row.unitCost === null ? null : roundTo14Digits(order.cartons * terms.unitsPerCarton * row.unitCost),
    arrivesOn: inDays(arrivesInDays),
    arrivesInDays,
    spareDays:
      cover.daysOfCover === null || arrivesInDays === null
        ? null
        : Math.floor(cover.daysOfCover) - Math.floor(arrivesInDays),
    followingOrderQuantity: following?.units ?? null,
    daysOnHand: cover.daysOnHand,
    daysOfCover: cover.daysOfCover,
    stockOutOn: inDays(cover.daysOfCover),
    lowStockOn: inDays(cover.lowInDays),
    projection: datedProjection(today, replenishment),
    findings: [
      ...planFindings(known, { rate, status, order, cover }),
      ...holidayFindings({ ...days, leadTimeDays: terms.leadTimeDays }),
    ],
  };
}

function replenishmentOf(
  { row, terms, onHand }: KnownRow,
  lead: Pick<Replenishment, 'rate' | 'leadTimeDays' | 'reorderPoint'>,
  order: OrderPlan,
): Replenishment {
  return {
    ...lead,
    onHand,
    inbound: row.inbound ?? 0,
    inboundDays: row.inboundDays ?? Math.max(0, onHand) / (lead.rate || 1),
    lostUnits: order.lostUnits,
    firstOrder: { day: order.inDays ?? 0, units: order.cartons * terms.unitsPerCarton },
    laterUnits: order.laterCartons * terms.unitsPerCarton,
  };
}

function datedProjection(today: string, replenishment: Replenishment): RowPlan['projection'] {
  return stockProjection(replenishment).map(({ day, stock }) => ({
    day,
    date: plusDays(today, Math.floor(day)),
    stock,
  }));
}

function dayAfter(today: string, days: number | null): string | null {
  return days === null || days > MAX_DATE_DAYS ? null : plusDays(today, Math.floor(days));
}
