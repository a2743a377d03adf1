import type { ToolChanges } from '@seller-toolbox/contracts';
import type { Kysely, Transaction } from 'kysely';
import { nextVersion } from '../../db/next-version.ts';
import type { Schema } from '../../db/schema.ts';

export interface StoredChanges {
  readonly changes: ToolChanges;
  readonly updatedAt: Date | null;
}

const NOTHING: StoredChanges = { changes: { tools: {} }, updatedAt: null };

export async function getToolChanges(db: Kysely<Schema>): Promise<StoredChanges> {
  const row = await db.selectFrom('tool_settings').select(['changes', 'updated_at']).executeTakeFirst();
  return row ? { changes: row.changes, updatedAt: row.updated_at } : NOTHING;
}

/** Locks the row against another publication; the first one meets the primary key. */
export async function lockToolChanges(trx: Transaction<Schema>): Promise<StoredChanges> {
  const row = await trx
    .selectFrom('tool_settings')
    .select(['changes', 'updated_at'])
    .forUpdate()
    .executeTakeFirst();
  return row ? { changes: row.changes, updatedAt: row.updated_at } : NOTHING;
}

/** Returns false if another transaction stored the first row at the same time. */
export async function storeToolChanges(
  trx: Transaction<Schema>,
  { changes, at, isFirst }: { readonly changes: ToolChanges; readonly at: Date; readonly isFirst: boolean },
): Promise<boolean> {
  const row = { changes: JSON.stringify(changes), updated_at: at };
  const result = isFirst
    ? await trx
        .insertInto('tool_settings')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .returning('updated_at')
        .executeTakeFirst()
    : await trx
        .updateTable('tool_settings')
        .set({ ...row, updated_at: nextVersion(at) })
        .returning('updated_at')
        .executeTakeFirst();
  return result !== undefined;
}
