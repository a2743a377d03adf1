import { createTestDatabase } from '@seller-toolbox/testing/database';
import { PAYLOAD_CALL, SCRIPT_PAYLOADS } from '@seller-toolbox/testing/script-payloads';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { catalogue } from '../catalogue.ts';
import type { Database } from '../db/connection.ts';
import { openTestDatabase } from '../db/test-database.ts';
import { systemClock } from '../ports/clock.ts';
import { createIds } from '../ports/ids.ts';
import { systemRandom } from '../ports/random.ts';
import { addUser, bearer, signIn } from '../test-accounts.ts';
import { createTestApp } from '../test-app.ts';
import { methodOf, UNKNOWN_ID, routesOfApi } from '../test-writes.ts';

jest.setTimeout(240_000);

let database: Database;
let app: FastifyInstance;
let headers: { authorization: string };
beforeAll(async () => {
  database = await openTestDatabase(createTestDatabase);
  const newId = createIds(systemClock, systemRandom);
  app = await createTestApp({ db: database.db, clock: systemClock, newId, catalogue });
  await addUser(database.db, 'mei', 'super_admin');
  headers = bearer((await signIn(app, 'mei')).access);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

/** A browser treats the answer as data or a file, never as a page of our origin. */
function expectNoPage(answer: LightMyRequestResponse, about: string): void {
  const type = String(answer.headers['content-type']);
  const isHtml = type.startsWith('text/html');
  const isFile = String(answer.headers['content-disposition']).startsWith('attachment;');
  const isData = type === 'application/json; charset=utf-8' || (type === 'text/csv; charset=utf-8' && isFile);
  expect({ about, type, isSafe: isData || (isHtml && !answer.body.includes(PAYLOAD_CALL)) }).toEqual({
    about,
    type,
    isSafe: true,
  });
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
}

/** Control characters are rejected, which another test covers. */
const plain = (payload: string) => payload.replace(/\p{Cc}/gu, ' ').trim();
const post = (url: string, payload: object, more: object = {}) =>
  app.inject({ method: 'POST', url: `/api/v1/${url}`, headers: { ...headers, ...more }, payload });
const get = (url: string) => app.inject({ url: `/api/v1/${url}`, headers });

describe('300 payloads that try to run a script', () => {
  it('are returned unchanged in admin notes', async () => {
    await post('feedback', { feedback_type: 'bug', message: 'ten characters' });
    const { id } = await database.db.selectFrom('feedback').select('id').executeTakeFirstOrThrow();
    for (const payload of SCRIPT_PAYLOADS.map(plain)) {
      const answer = await app.inject({
        method: 'PATCH',
        url: `/api/v1/feedback/${id}/status`,
        headers,
        payload: { status: 'closed', admin_notes: payload },
      });
      expect(answer.json().data.admin_notes).toBe(payload);
      expectNoPage(answer, payload);
    }
  });

  it('are returned as text in devices and tool calls, and never in rejections', async () => {
    for (const payload of SCRIPT_PAYLOADS.map(plain)) {
      const ascii = payload.replace(/[^\x20-\x7e]/g, '');
      const login = { username: 'mei', password: 'wrong' };
      const answers = [
        await post('auth/login', login, { 'user-agent': ascii, 'x-request-id': ascii, referer: ascii }),
        await post('auth/login', { username: payload, password: payload }),
        await post('tools/case-converter/run', { input: { text: payload } }),
        await post('ai/title-fix', { title: payload, error_message: payload, user_session: 'visit' }),
        await post('analytics/batch', {
          events: [
            { type: 'page_view', timestamp: 0, session_id: payload, path: `/${payload}`, title: payload },
          ],
        }),
        await get(`announcements/active?language=${encodeURIComponent(payload)}`),
        await get(`feedback?status=${encodeURIComponent(payload)}&${encodeURIComponent(payload)}=1`),
        await get(`tools/${encodeURIComponent(payload)}`),
        await get(encodeURIComponent(payload)),
      ];
      for (const answer of answers) {
        expectNoPage(answer, payload);
        expect(answer.statusCode).toBeLessThan(500);
        if (answer.statusCode >= 400) expect(answer.body).not.toContain(PAYLOAD_CALL);
      }
    }
  });

  it('are never served as a page', async () => {
    const reads = routesOfApi(app.routeTable).others.filter(({ method }) => method === 'GET');
    expect(reads.length).toBeGreaterThan(20);
    for (const route of reads) {
      const url = route.url.replaceAll(/:\w+/g, UNKNOWN_ID);
      const answer = await app.inject({ method: methodOf(route), url, headers });
      expectNoPage(answer, url);
    }
  });
});
