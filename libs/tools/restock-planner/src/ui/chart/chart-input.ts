import type { Delivery, StockLine } from '../../engine/stock-line.ts';

/** What the chart of the stock shows, in units and days, with its words. */
export interface ChartInput {
  readonly line: StockLine;
  /** Reorder point and safety stock. */
  readonly levels: readonly [number, number];
  readonly closure: { readonly fromDay: number; readonly toDay: number } | null;
  /** Days on which months begin. */
  readonly months: readonly number[];
  readonly monthOf: (day: number) => string;
  readonly unitsOf: (units: number) => string;
  /** Which delivery it is, and below that its day and units. */
  readonly arrivalOf: (delivery: Delivery) => readonly string[];
  readonly names: {
    readonly today: string;
    /** Of reorder point and safety stock, with their units. */
    readonly levels: readonly [string, string];
    readonly closure: string;
    /** Null where today is not the day of an order: then the chart has the day of the next one. */
    readonly orderNow: string | null;
    /** With its date. */
    readonly order: string;
    /** With its date; the first one that fits. */
    readonly stockOut: readonly string[];
  };
}
