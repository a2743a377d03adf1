import type { AiPrice, AiUseRow } from '@seller-toolbox/contracts/ai-review';
import type { ColumnType } from 'kysely';

/** Used units of one limit in one window. */
export interface AiQuotaTable {
  /** 16 bytes of a keyed hash of caller, limit and window; the hash key changes at midnight UTC. */
  key: Buffer;
  used: number;
  allowed: number;
  /** End of the window; the row is unused after it. */
  ends_at: Date;
}

/** Units reserved for a running call. Deleted with its outcome, or expired. */
export interface AiReservationTable {
  id: string;
  keys: Buffer[];
  expires_at: Date;
}

/** A parsed AI reply. Our rules check it again each time it is used. */
export interface AiReplyTable {
  /** 32 bytes of a hash of instructions and data. */
  key: Buffer;
  reply: ColumnType<unknown, string, string>;
  expires_at: Date;
}

/** Calls of one UTC day, task, tier and outcome. */
export interface AiUseDayTable {
  day: ColumnType<Date, string, string>;
  call: AiUseRow['call'];
  tier: AiUseRow['tier'];
  source: AiUseRow['source'];
  /** Blank for an answer. */
  fault: string;
  calls: ColumnType<string, number, number>;
  calls_with_tokens: ColumnType<string, number, number>;
  input_tokens: ColumnType<string, number, number>;
  output_tokens: ColumnType<string, number, number>;
}

/** A typed price for a million tokens. */
export interface AiPriceTable {
  tier: AiPrice['tier'];
  valid_from: ColumnType<Date, string, string>;
  currency: string;
  input_price: number;
  output_price: number;
}
