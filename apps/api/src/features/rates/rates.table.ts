import type { ColumnType } from 'kysely';
import type { DollarRates } from '../../ports/rate-shapes.ts';

/** The right to ask the source: of all replicas, the one that moves `asked_at` on asks. */
export interface ExchangeRateLeaseTable {
  id: boolean;
  asked_at: Date;
}

type RatesColumn = ColumnType<DollarRates, string, string>;

/** What the source said: one row for as long as it said the same. */
export interface ExchangeRateSnapshotTable {
  first_seen_at: Date;
  last_seen_at: Date;
  /** The day that the source gives to the rates. */
  as_of: ColumnType<Date, string, string>;
  source: string;
  rates: RatesColumn;
}

/** The source's rates of a day: its last word on it. */
export interface ExchangeRateDayTable {
  day: ColumnType<Date, string, string>;
  source: string;
  rates: RatesColumn;
}
