import type { ColumnType } from 'kysely';
import type { DollarRates } from '../../ports/rate-shapes.ts';

/** Lease to poll the source: the replica that updates `asked_at` polls. */
export interface ExchangeRateLeaseTable {
  id: boolean;
  asked_at: Date;
}

type RatesColumn = ColumnType<DollarRates, string, string>;

/** Rates of the source: one row for each change. */
export interface ExchangeRateSnapshotTable {
  first_seen_at: Date;
  last_seen_at: Date;
  /** The day that the source gives to the rates. */
  as_of: ColumnType<Date, string, string>;
  source: string;
  rates: RatesColumn;
}

/** The last known rates of a day. */
export interface ExchangeRateDayTable {
  day: ColumnType<Date, string, string>;
  source: string;
  rates: RatesColumn;
}
