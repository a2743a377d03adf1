import type { StockLine } from '../../engine/stock-line.ts';

interface Level {
  readonly value: number;
  readonly text: string;
}

/** What the chart of the stock shows, in units and days, with its words. */
export interface ChartInput {
  readonly line: StockLine;
  /** Reorder point and safety stock. */
  readonly levels: readonly [Level, Level];
  /** The name of the line of stock and inbound units. */
  readonly position: string;
  readonly closure: { readonly fromDay: number; readonly toDay: number } | null;
  /** Days on which months begin. */
  readonly months: readonly number[];
  readonly dayOf: (day: number) => string;
  readonly unitsOf: (units: number) => string;
  /** The names of days on the axis, with their dates. */
  readonly names: { readonly today: string; readonly order: string; readonly stockOut: string };
}
