import { sql, type Kysely, type Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { AnnouncementTemplateRow, NewAnnouncementTemplate } from './announcements.table.ts';

export function listTemplates(db: Kysely<Schema>): Promise<AnnouncementTemplateRow[]> {
  return db.selectFrom('announcement_template').selectAll().orderBy('name').execute();
}

/** Waits until no other transaction saves a template, so that their number stays right. */
export async function countTemplatesLocked(trx: Transaction<Schema>): Promise<number> {
  await sql`lock table announcement_template in share row exclusive mode`.execute(trx);
  const { count } = await trx
    .selectFrom('announcement_template')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Undefined if there is one with this name. */
export function insertTemplate(
  trx: Transaction<Schema>,
  template: NewAnnouncementTemplate,
): Promise<AnnouncementTemplateRow | undefined> {
  return trx
    .insertInto('announcement_template')
    .values(template)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function deleteTemplate(
  trx: Transaction<Schema>,
  id: string,
): Promise<AnnouncementTemplateRow | undefined> {
  return trx.deleteFrom('announcement_template').where('id', '=', id).returningAll().executeTakeFirst();
}
