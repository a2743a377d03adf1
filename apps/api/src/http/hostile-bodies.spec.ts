import { createTestDatabase } from '@seller-toolbox/testing/database';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/connection.ts';
import { openTestDatabase } from '../db/test-database.ts';
import { createIds } from '../ports/ids.ts';
import { systemClock } from '../ports/clock.ts';
import { systemRandom } from '../ports/random.ts';
import { asRole, identifyByHeader } from '../test-callers.ts';
import { createTestApp } from '../test-app.ts';

jest.setTimeout(120_000);

let database: Database;
let app: FastifyInstance;
beforeAll(async () => {
  database = await openTestDatabase(createTestDatabase);
  const newId = createIds(systemClock, systemRandom);
  app = await createTestApp({ db: database.db, newId, identify: identifyByHeader });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const ID = '01939000-0000-7000-8000-00000000ffff';
const ANNOUNCEMENT = {
  title: '维护通知',
  content: '<b>今晚</b>',
  type: 'info',
  priority: 1,
  status: 'active',
  target_audience: 'all',
  display_position: 'popup',
  start_time: '2026-11-21T10:00:00Z',
  end_time: '2026-11-22T10:00:00Z',
  click_action: '/tools',
  is_closable: true,
  translations: [{ language_code: 'en', title: 't', content: 'c' }],
  updated_at: '2026-11-21T10:00:00Z',
};
const WRITES = [
  ['POST', '/announcements', ANNOUNCEMENT],
  ['PUT', `/announcements/${ID}`, ANNOUNCEMENT],
  ['POST', `/announcements/${ID}/view`, { user_session: 'visit' }],
  [
    'POST',
    '/feedback',
    { feedback_type: 'bug', rating: 3, message: 'ten characters', email: 'a@example.com', website: '' },
  ],
  ['PATCH', `/feedback/${ID}/status`, { status: 'closed', admin_notes: 'note' }],
] as const;

const READS = [
  '/announcements/active',
  '/announcements',
  '/announcements/export',
  '/feedback',
  '/feedback/export',
  '/feedback/recent/list',
  '/feedback/stats/overview',
];
const PARAMETERS = [
  'status',
  'type',
  'target_audience',
  'language',
  'audience',
  'position',
  'page',
  'limit',
  'sort',
  'rating',
  'feedback_type',
  '__proto__',
];

const hostile = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    'x'.repeat(10_000),
    'a\u0000b',
    '\ud800',
    -1,
    1e308,
    0.1,
    true,
    [],
    {},
    [[[[]]]],
    { $ne: null },
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59-23:59',
    "'; drop table feedback; --",
    '<p'.repeat(4000),
    '&'.repeat(4000),
  ),
  fc.jsonValue(),
);

describe('no generated call is a failure of ours', () => {
  it.each(WRITES)('%s %s', async (method, url, valid) => {
    const changed = fc
      .tuple(fc.constantFrom(...Object.keys(valid), '__proto__', 'constructor', 'id'), hostile)
      .map(([field, value]) => JSON.stringify({ ...valid, [field]: value }));
    const anything = fc.oneof(fc.json(), fc.string());
    await fc.assert(
      fc.asyncProperty(fc.oneof({ weight: 3, arbitrary: changed }, anything), async (payload) => {
        const headers = { ...asRole('admin'), 'content-type': 'application/json' };
        const answer = await app.inject({ method, url: `/api/v1${url}`, headers, payload });
        expect(answer.statusCode).toBeLessThan(500);
        expect(answer.json().success).toBe(answer.statusCode < 300);
        expect(answer.body).not.toMatch(/node_modules|\.ts:\d+/);
      }),
      { numRuns: 200 },
    );
  });

  it.each(READS)('GET %s', async (url) => {
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom('1', '100', '-created_at', 'active', 'admin', '999999999'),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.constantFrom(...PARAMETERS), text)), async (pairs) => {
        const query = pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
        const answer = await app.inject({ url: `/api/v1${url}?${query}`, headers: asRole('admin') });
        expect(answer.statusCode).toBeLessThan(500);
      }),
      { numRuns: 200 },
    );
  });

  it('nor is a very long text or a deep one', async () => {
    const headers = { ...asRole('admin'), 'content-type': 'application/json' };
    const deep = `${'['.repeat(1000)}${']'.repeat(1000)}`;
    for (const content of [JSON.stringify('水'.repeat(80_000)), JSON.stringify('<b>'.repeat(80_000)), deep]) {
      const payload = `{"title":"t","content":${content}}`;
      const answer = await app.inject({ method: 'POST', url: '/api/v1/announcements', headers, payload });
      expect(answer.statusCode).toBe(422);
    }
  });
});
