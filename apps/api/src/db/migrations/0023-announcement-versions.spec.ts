import { createTestDatabase } from '@seller-toolbox/testing/database';
import { sql } from 'kysely';
import { toVersion } from '../../features/announcements/announcements.mapper.ts';
import {
  insertAnnouncement,
  listAnnouncementVersions,
} from '../../features/announcements/announcements.repository.ts';
import { ANNOUNCEMENT_FIELDS } from '../../features/announcements/test-announcements.ts';
import { openTestDatabase } from '../test-database.ts';
import { announcementVersions0023 } from './0023-announcement-versions.ts';

jest.setTimeout(60_000);

const ID = '01939000-0000-7000-8000-00000000000d';
const at = new Date('2026-11-21T10:00:00.000Z');

describe('the migration to versions of announcements', () => {
  it('starts the history of existing announcements', async () => {
    const { db, close } = await openTestDatabase(createTestDatabase);
    await insertAnnouncement(db, {
      ...ANNOUNCEMENT_FIELDS,
      id: ID,
      start_time: at,
      created_by: ID,
      created_by_username: 'mei',
      created_at: at,
      updated_at: at,
    });
    await sql`drop table announcement_version`.execute(db);
    await announcementVersions0023.up(db);
    expect((await listAnnouncementVersions(db, ID)).map(toVersion)).toEqual([
      {
        ...ANNOUNCEMENT_FIELDS,
        translations: JSON.parse(ANNOUNCEMENT_FIELDS.translations) as unknown,
        version: 1,
        saved_at: at.toISOString(),
        saved_by: 'mei',
        start_time: at.toISOString(),
      },
    ]);
    await close();
  });
});
