import { isAbove, isBelow, roundTo14Digits } from '@seller-toolbox/tool-contract/rounding';
import type { FeeContext } from './fee-context.ts';
import { readFee } from './fee-schedule.ts';
import { CLOSING_GROUPS, type INBOUND_SPLITS, type OptionalFeeId } from './optional-fee-choices.ts';
import type { FulfillmentQuote } from './fulfillment-fee.ts';
import type { OptionalFeeTables, Published, TierSchedules, UtilizationRow } from './rate-card.ts';

/** What a seller chose; the neutral values charge nothing. */
export interface OptionalFeeInput {
  readonly price: number | null;
  readonly inboundSplit: (typeof INBOUND_SPLITS)[number];
  /** The greater of the historical days of supply of 30 and of 90 days. */
  readonly daysOfSupply: number | null;
  /** Weeks that the stock lasts: the storage utilization ratio. */
  readonly utilizationWeeks: number | null;
  readonly closingGroup: (typeof CLOSING_GROUPS)[number];
}

/** One fee that the seller chose, per unit; the amount is null where no figure is known. */
export interface OptionalFee {
  readonly id: OptionalFeeId;
  readonly amount: number | null;
  /** What the row was chosen by: billable weight, days of supply, weeks of stock, or selling price. */
  readonly basis: number | null;
  readonly published: Published | null;
}

/** What the fees of an item depend on. */
interface OptionalFeeItem {
  readonly quote: FulfillmentQuote;
  readonly context: FeeContext;
  /** In the card's unit of volume. */
  readonly volume: number;
}

/** The chosen fees of one unit. */
export function optionalFees(input: OptionalFeeInput, item: OptionalFeeItem): OptionalFee[] {
  const tables = item.context.card.optional ?? {};
  const fees: OptionalFee[] = [];
  if (input.inboundSplit !== 'optimized') {
    const column = input.inboundSplit === 'minimal' ? 0 : 1;
    const table = tables.inboundPlacement;
    fees.push({
      id: 'inbound-placement',
      amount: table ? rowFee(table.schedules, item, column) : null,
      basis: item.quote.billableWeight,
      published: table ?? null,
    });
  }
  if (input.daysOfSupply !== null) {
    const table = tables.lowInventory;
    const amount = table ? lowInventoryFee(input.daysOfSupply, table, item) : null;
    fees.push({ id: 'low-inventory', amount, basis: input.daysOfSupply, published: table ?? null });
  }
  if (input.utilizationWeeks !== null) {
    const table = tables.storageUtilization;
    const amount = table ? utilizationFee(input.utilizationWeeks, table.rows, item) : null;
    fees.push({ id: 'storage-utilization', amount, basis: input.utilizationWeeks, published: table ?? null });
  }
  if (input.closingGroup !== 'none') {
    const column = CLOSING_GROUPS.indexOf(input.closingGroup) - 1;
    const table = tables.closing;
    const line = table && input.price !== null ? readFee(table.schedule, input.price, column) : null;
    fees.push({ id: 'closing', amount: line && line.fee, basis: input.price, published: table ?? null });
  }
  return fees;
}

function rowFee(schedules: TierSchedules, { quote }: OptionalFeeItem, column: number): number | null {
  const schedule = quote.tier && schedules[quote.tier.id];
  const line = schedule ? readFee(schedule, quote.billableWeight, column) : null;
  return line && line.fee;
}

/** Nothing from 28 days on, and for low-price FBA where a card has it. */
function lowInventoryFee(
  days: number,
  { schedules, otherwise }: NonNullable<OptionalFeeTables['lowInventory']>,
  item: OptionalFeeItem,
): number | null {
  const column = [14, 21, 28].findIndex((bound) => isBelow(days, bound));
  return column < 0 || item.quote.isLowPrice ? 0 : (rowFee(schedules, item, column) ?? otherwise);
}

function utilizationFee(
  weeks: number,
  rows: readonly UtilizationRow[],
  { quote, volume }: OptionalFeeItem,
): number {
  const row = rows.findLast((one) =>
    one.isExclusive ? isAbove(weeks, one.weeks) : !isBelow(weeks, one.weeks),
  );
  return row ? roundTo14Digits(volume * row[quote.weightRule.sizeClass]) : 0;
}
