import { finding, type Finding } from '@seller-toolbox/tool-contract';
import type { DailyDemand } from './daily-demand.ts';
import type { KnownRow } from './known-row.ts';
import type { RowInput } from './restock-planner.schema.ts';
import type { Cover } from './row-cover.ts';
import type { OrderPlan } from './row-order.ts';
import { AGED_INVENTORY, LOW_INVENTORY } from './stock-limits.data.ts';
import type { StockStatus } from './stock-status.ts';

/** The figures that a plan requires. */
export interface Needed {
  readonly demand: DailyDemand | null;
  readonly onHand: number | null;
  readonly leadTimeDays: number | null;
}

/** One finding for each missing figure. */
export function unknownFindings({ demand, onHand, leadTimeDays }: Needed): Finding[] {
  return [
    ...(demand ? [] : [finding('sales-missing', 'error')]),
    ...(onHand === null ? [finding('stock-missing', 'error')] : []),
    ...(leadTimeDays === null ? [finding('lead-time-missing', 'error')] : []),
  ];
}

/** Findings about contradictory figures of a row and about assumptions. */
export function dataFindings(row: RowInput, demand: DailyDemand | null): Finding[] {
  const { sales7, sales30, sales90 } = row;
  const contradicts = isMore(sales7, sales30) || isMore(sales30, sales90) || isMore(sales7, sales90);
  return [
    ...(contradicts ? [finding('sales-windows-contradict', 'warning')] : []),
    ...(row.outOfStockDays === 30 ? [finding('no-day-in-stock', 'warning')] : []),
    ...(row.onHand !== null && row.onHand < 0
      ? [finding('negative-stock', 'warning', { units: -row.onHand })]
      : []),
    ...inboundFindings(row),
    ...(demand ? deviationFindings(demand, row.seasonIndex) : []),
  ];
}

function isMore(shorter: number | null, longer: number | null): boolean {
  return shorter !== null && longer !== null && shorter > longer;
}

function inboundFindings({ inbound, inboundDays }: RowInput): Finding[] {
  if (inbound === null) return [finding('inbound-missing', 'info')];
  return inbound > 0 && inboundDays === null ? [finding('inbound-day-unknown', 'info')] : [];
}

function deviationFindings({ rate, deviation, deviationBasis }: DailyDemand, season: number): Finding[] {
  if (deviationBasis === 'given' || rate === 0) return [];
  const params = { deviation: deviation * season };
  return [
    deviationBasis === 'windows'
      ? finding('deviation-from-windows', 'info', params)
      : finding('deviation-from-rate', 'info', params),
  ];
}

export interface Planned {
  readonly rate: number;
  readonly status: StockStatus;
  readonly order: OrderPlan;
  readonly cover: Cover;
}

/** Findings of the plan, most severe first. */
export function planFindings(known: KnownRow, planned: Planned): Finding[] {
  const { row, demand, onHand } = known;
  if (planned.rate === 0) {
    const code = onHand <= 0 ? 'no-sales-out-of-stock' : 'no-sales';
    const severity = onHand <= 0 ? 'warning' : 'info';
    return [finding(code, severity), ...dataFindings(row, demand)];
  }
  return [
    ...lateFindings(planned),
    ...coverFindings(planned),
    ...orderFindings(known, planned),
    ...(known.terms.leadTimeDeviation === 0 ? [finding('lead-time-taken-as-certain', 'info')] : []),
    ...dataFindings(row, demand),
  ];
}

/** From this delay on an order is called late, in days. */
const MIN_OVERDUE_DAYS = 1;

/** Days without stock until an order placed today arrives, and the units not sold; else the days it is late. */
function lateFindings({ rate, status, order: { inDays, overdueDays, lost } }: Planned): Finding[] {
  const params = (units: number) => ({ days: units / rate, units });
  return [
    ...(inDays === 0 && lost.beforeArrival > 0
      ? [finding('stock-out-before-arrival', 'error', params(lost.beforeArrival))]
      : []),
    ...(status === 'order-now' && overdueDays !== null && overdueDays >= MIN_OVERDUE_DAYS
      ? [finding('order-overdue', 'warning', { days: Math.round(overdueDays) })]
      : []),
    ...(lost.beforeInbound > 0
      ? [finding('stock-out-before-inbound', 'warning', params(lost.beforeInbound))]
      : []),
  ];
}

function coverFindings({ cover }: Planned): Finding[] {
  const days = cover.daysOnHand ?? 0;
  return [
    ...(days < LOW_INVENTORY.days
      ? [finding('low-inventory', 'warning', { days, limit: LOW_INVENTORY.days })]
      : []),
    ...(days > AGED_INVENTORY.days
      ? [finding('aged-inventory', 'warning', { days, limit: AGED_INVENTORY.days })]
      : []),
  ];
}

/** Carton size or minimum order make an order much larger than needed. */
function orderFindings({ terms }: KnownRow, { rate, order }: Planned): Finding[] {
  const units = order.cartons * terms.unitsPerCarton;
  const days = (units - order.needed) / rate;
  if (days <= terms.targetCoverDays || units - order.needed < 1) return [];
  return [finding('order-larger-than-needed', 'warning', { units: units - order.needed, days })];
}
