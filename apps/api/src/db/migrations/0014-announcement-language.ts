import { sql, type Kysely, type Migration } from 'kysely';

/** The language of title and content; it was zh for all. */
export const announcementLanguage0014: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      alter table announcement add column language text not null default 'zh'
        check (language in ('zh', 'zh-TW', 'en', 'ja', 'id', 'vi'))`.execute(db);
  },
};
