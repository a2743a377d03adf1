import type { Announcement, AnnouncementVersion } from '@seller-toolbox/contracts';
import { createTestDatabase } from '@seller-toolbox/testing/database';
import { MINUTE } from '@seller-toolbox/tool-contract/durations';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Database } from '../../db/connection.ts';
import { openTestDatabase } from '../../db/test-database.ts';
import { createFakeClock } from '../../ports/clock.ts';
import { asRole, identifyByHeader } from '../../test-callers.ts';
import { createTestApp } from '../../test-app.ts';
import { MAX_VERSIONS } from './announcements.repository.ts';
import { announcementInput as input } from './test-announcements.ts';

jest.setTimeout(60_000);

const { clock, advance } = createFakeClock('2026-11-21T10:00:00.000Z');
let database: Database;
let app: FastifyInstance;
beforeAll(async () => {
  database = await openTestDatabase(createTestDatabase);
  app = await createTestApp({ db: database.db, clock, identify: identifyByHeader });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

function call(method: InjectOptions['method'], path: string, payload?: object) {
  advance(MINUTE);
  const url = `/api/v1/announcements${path}`;
  return app.inject({ method, url, headers: asRole('admin'), ...(payload && { payload }) } as InjectOptions);
}

const create = async (more: object = {}): Promise<Announcement> =>
  (await call('POST', '', input(more))).json().data;
const historyOf = async (id: string): Promise<AnnouncementVersion[]> =>
  (await call('GET', `/${id}/versions`)).json().data;

describe('GET /announcements/{id}/versions', () => {
  it('has every saved version, from which an earlier one is saved again', async () => {
    const { id } = await create({ end_time: '2030-01-01T08:00:00+08:00' });
    await call('PUT', `/${id}`, input({ title: 'new', translations: [] }));
    const [latest, first, ...more] = await historyOf(id);
    expect(more).toEqual([]);
    expect(latest).toMatchObject({ version: 2, title: 'new', translations: [], saved_by: 'the admin' });
    expect(first).toMatchObject({ version: 1, title: '维护通知', end_time: '2030-01-01T00:00:00.000Z' });
    const { version: _version, saved_at: _at, saved_by: _by, ...fields } = first as AnnouncementVersion;
    const restored = await call('PUT', `/${id}`, fields);
    expect(restored.json().data).toMatchObject({ title: '维护通知', end_time: fields.end_time });
    expect((await historyOf(id))[0]).toMatchObject({ ...fields, version: 3 });
  });

  it('has no version that was rejected', async () => {
    const { id, updated_at } = await create();
    await call('PUT', `/${id}`, input({ title: 'new' }));
    expect((await call('PUT', `/${id}`, { ...input({ title: 'late' }), updated_at })).statusCode).toBe(409);
    expect((await historyOf(id)).map(({ title }) => title)).toEqual(['new', '维护通知']);
  });

  it('has the last fifty versions, and none of a deleted announcement', async () => {
    const { id } = await create();
    for (let count = 0; count < MAX_VERSIONS; count++)
      await call('PUT', `/${id}`, input({ priority: count }));
    expect((await historyOf(id)).map(({ version }) => version)).toEqual(
      Array.from({ length: MAX_VERSIONS }, (_, at) => MAX_VERSIONS + 1 - at),
    );
    await call('DELETE', `/${id}`);
    expect((await call('GET', `/${id}/versions`)).statusCode).toBe(404);
    const left = database.db.selectFrom('announcement_version').select('version');
    expect(await left.where('announcement_id', '=', id).execute()).toEqual([]);
  });
});
