import type { AiPrice, AiUseRow } from '@seller-toolbox/contracts/ai-review';
import { utcDay } from '@seller-toolbox/reference-data/days';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { AiTokens } from '../../ports/ai-provider.ts';

/** The fault of a call that a limit of ours rejected: the AI was not asked. */
export const LIMIT_FAULT = 'limit';

export interface AiUse extends Pick<AiUseRow, 'call' | 'tier' | 'source' | 'fault'> {
  /** Null where the provider did not say. */
  readonly tokens: AiTokens | null;
}

export type AiUseCount = Omit<AiUseRow, 'cost' | 'currency'>;

/** Counts one call. */
export async function countAiUse(db: Kysely<Schema>, at: Date, { tokens, ...use }: AiUse): Promise<void> {
  await db
    .insertInto('ai_use_day')
    .values({
      ...use,
      day: utcDay(at),
      calls: 1,
      calls_with_tokens: Number(tokens !== null),
      input_tokens: tokens?.input ?? 0,
      output_tokens: tokens?.output ?? 0,
    })
    .onConflict((conflict) =>
      conflict.columns(['day', 'call', 'tier', 'source', 'fault']).doUpdateSet({
        calls: sql<number>`ai_use_day.calls + excluded.calls`,
        calls_with_tokens: sql<number>`ai_use_day.calls_with_tokens + excluded.calls_with_tokens`,
        input_tokens: sql<number>`ai_use_day.input_tokens + excluded.input_tokens`,
        output_tokens: sql<number>`ai_use_day.output_tokens + excluded.output_tokens`,
      }),
    )
    .execute();
}

/** The counts from a day on, the newest first. */
export async function listAiUse(db: Kysely<Schema>, from: string): Promise<AiUseCount[]> {
  const rows = await db
    .selectFrom('ai_use_day')
    .select([sql<string>`day::text`.as('date'), 'call', 'tier', 'source', 'fault'])
    .select(['calls', 'calls_with_tokens', 'input_tokens', 'output_tokens'])
    .where('day', '>=', sql<Date>`${from}::date`)
    .orderBy('ai_use_day.day', 'desc')
    .orderBy('call')
    .orderBy('tier')
    .orderBy('source')
    .orderBy('fault')
    .execute();
  return rows.map(({ date, calls, calls_with_tokens, input_tokens, output_tokens, ...row }) => ({
    ...row,
    day: date,
    calls: Number(calls),
    calls_with_tokens: Number(calls_with_tokens),
    input_tokens: Number(input_tokens),
    output_tokens: Number(output_tokens),
  }));
}

export async function deleteAiUseBefore(db: Kysely<Schema>, day: string): Promise<void> {
  await db
    .deleteFrom('ai_use_day')
    .where('day', '<', sql<Date>`${day}::date`)
    .execute();
}

/** By tier, the newest first. */
export async function listAiPrices(db: Kysely<Schema>): Promise<AiPrice[]> {
  return db
    .selectFrom('ai_price')
    .select([
      'tier',
      sql<string>`valid_from::text`.as('valid_from'),
      'currency',
      'input_price',
      'output_price',
    ])
    .orderBy('tier')
    .orderBy('ai_price.valid_from', 'desc')
    .execute();
}

/** Lets another change of the prices wait for the transaction. */
export async function lockAiPrices(trx: Transaction<Schema>): Promise<void> {
  await sql`lock table ai_price in share row exclusive mode`.execute(trx);
}

export async function replaceAiPrices(trx: Transaction<Schema>, prices: readonly AiPrice[]): Promise<void> {
  await trx.deleteFrom('ai_price').execute();
  if (prices.length > 0)
    await trx
      .insertInto('ai_price')
      .values([...prices])
      .execute();
}
