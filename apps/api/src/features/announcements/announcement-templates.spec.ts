import { MAX_ANNOUNCEMENT_TEMPLATES, type AnnouncementTemplate } from '@seller-toolbox/contracts';
import { createTestDatabase } from '@seller-toolbox/testing/database';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { openTestDatabase } from '../../db/test-database.ts';
import { asRole, identifyByHeader } from '../../test-callers.ts';
import { createTestApp } from '../../test-app.ts';
import { announcementInput as input } from './test-announcements.ts';

jest.setTimeout(60_000);

let database: Database;
let app: FastifyInstance;
beforeAll(async () => {
  database = await openTestDatabase(createTestDatabase);
  app = await createTestApp({ db: database.db, identify: identifyByHeader });
});
afterAll(async () => {
  await app.close();
  await database.close();
});
beforeEach(async () => {
  await sql`truncate announcement_template`.execute(database.db);
});

function call(method: InjectOptions['method'], path = '', payload?: object) {
  const url = `/api/v1/announcements/templates${path}`;
  return app.inject({ method, url, headers: asRole('admin'), ...(payload && { payload }) } as InjectOptions);
}
const save = (name: string, more: object = {}) => call('POST', '', { name, announcement: input(more) });
const list = async (): Promise<AnnouncementTemplate[]> => (await call('GET')).json().data;

describe('a template of an announcement', () => {
  it('has its texts as they would be stored, and neither status nor times', async () => {
    const times = { start_time: '2026-11-21T10:00:00Z', end_time: '2026-11-22T10:00:00Z', status: 'active' };
    const saved = await save(' 双十一 ', { ...times, content: '<b>a</b><script>b</script>' });
    expect(saved.statusCode).toBe(201);
    const { start_time: _start, end_time: _end, status: _status, ...kept } = input();
    expect(saved.json().data).toMatchObject({
      name: '双十一',
      saved_by: 'the admin',
      announcement: { ...kept, content: '<b>a</b>' },
    });
    expect(Object.keys(saved.json().data.announcement).sort()).toEqual(Object.keys(kept).sort());
    expect(await list()).toEqual([saved.json().data]);
  });

  it('has a name of its own, and is deleted once', async () => {
    const { id } = (await save('a')).json().data;
    const again = await save('a');
    expect([again.statusCode, again.json().error.code]).toEqual([409, 'announcements.template-exists']);
    expect((await call('DELETE', `/${id}`)).statusCode).toBe(200);
    const gone = await call('DELETE', `/${id}`);
    expect([gone.statusCode, gone.json().error.code]).toEqual([404, 'announcements.template-not-found']);
    expect(await list()).toEqual([]);
  });

  it('is audited with its name and title when it is saved and when it is deleted, and not when it is refused', async () => {
    await sql`truncate audit_entry`.execute(database.db);
    const { id } = (await save('a')).json().data;
    await save('a');
    await call('DELETE', `/${id}`);
    await call('DELETE', `/${id}`);
    const entries = await database.db
      .selectFrom('audit_entry')
      .select(['action', 'subject', 'details'])
      .orderBy('at')
      .orderBy('id')
      .execute();
    const kept = { template: 'a', title: input().title };
    const changes = (side: 'before' | 'after') =>
      Object.fromEntries(
        Object.entries(kept).map(([name, fact]) => [name, { before: null, after: null, [side]: fact }]),
      );
    expect(entries).toEqual([
      { action: 'announcements.save-template', subject: id, details: changes('after') },
      { action: 'announcements.delete-template', subject: id, details: changes('before') },
    ]);
  });

  it('has no link where the announcement has none', async () => {
    const { click_action: _link, ...announcement } = input();
    const saved = await call('POST', '', { name: 'a', announcement });
    expect(saved.json().data.announcement.click_action).toBeNull();
  });

  it.each<[string, string, number]>([
    ['no name', ' ', 422],
    ['60 characters', '仓'.repeat(60), 201],
    ['61 characters', '仓'.repeat(61), 422],
  ])('may be named by %s: %s', async (_title, name, status) => {
    expect((await save(name)).statusCode).toBe(status);
  });

  it('is one of fifty at most', async () => {
    for (let count = 0; count < MAX_ANNOUNCEMENT_TEMPLATES; count++)
      expect((await save(`template ${count}`)).statusCode).toBe(201);
    const more = await save('one more');
    expect([more.statusCode, more.json().error.code]).toEqual([409, 'announcements.too-many-templates']);
    await call('DELETE', `/${(await list())[0]?.id}`);
    expect((await save('one more')).statusCode).toBe(201);
  });
});
