import { createTestDatabase } from '@seller-toolbox/testing/database';
import fc from 'fast-check';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { catalogue } from '../catalogue.ts';
import type { Database } from '../db/connection.ts';
import { openTestDatabase } from '../db/test-database.ts';
import { systemClock } from '../ports/clock.ts';
import { createIds } from '../ports/ids.ts';
import { systemRandom } from '../ports/random.ts';
import { addUser } from '../test-accounts.ts';
import { createTestApp } from '../test-app.ts';
import { bodyTypeOf, methodOf, nameOf, UNKNOWN_ID, routesOfApi, VALID_WRITES } from '../test-writes.ts';
import type { RouteRow } from './access-guard.ts';

/** Bodies per call; more with test:full. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 100);
/** URLs per call without a body. */
const ADDRESS_RUNS = Math.min(RUNS, 1_000);

jest.setTimeout(240_000 + RUNS * 1_000);

let database: Database;
let app: FastifyInstance;
let routes: ReturnType<typeof routesOfApi>;
beforeAll(async () => {
  database = await openTestDatabase(createTestDatabase);
  const newId = createIds(systemClock, systemRandom);
  const mei = {
    id: await addUser(database.db, 'mei', 'super_admin'),
    username: 'mei',
    sessionId: UNKNOWN_ID,
  };
  const identify = async () => ({ ...mei, role: 'super_admin' as const });
  app = await createTestApp({ db: database.db, newId, catalogue, identify });
  routes = routesOfApi(app.routeTable);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const LARGE = 10_000;
const deep = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`) as unknown;

const hostile = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    'x'.repeat(LARGE),
    '水'.repeat(LARGE),
    'a\u0000b',
    '\ud800',
    -1,
    1e308,
    0.1,
    true,
    [],
    {},
    deep(1000),
    Array<number>(LARGE).fill(0),
    { $ne: null },
    { toString: null },
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59-23:59',
    "'; drop table feedback; --",
    '<p'.repeat(4000),
    '&'.repeat(4000),
  ),
  fc.jsonValue(),
);

/** A valid body with one field replaced or an unknown one added. */
function changed(valid: Readonly<Record<string, unknown>>) {
  const strange = ['__proto__', 'constructor', 'prototype', 'id', 'toString'];
  return fc
    .tuple(fc.constantFrom(...Object.keys(valid), ...strange), hostile)
    .map(([field, value]) => JSON.stringify(Object.fromEntries([...Object.entries(valid), [field, value]])));
}

const anything = fc.oneof(
  fc.json(),
  fc.string(),
  fc.constantFrom(
    JSON.stringify(deep(1000)),
    '{"a":'.repeat(1000),
    '"\\ud800"',
    '"\\u0000"',
    'null',
    '{"__proto__":{"role":"super_admin"}}',
    `"${'x'.repeat(300_000)}"`,
  ),
);

const text = fc.oneof(
  fc.string(),
  fc.constantFrom('1', '100', '-created_at', 'active', 'admin', '999999999', 'USD', '2026-11-21T10:00:00Z'),
);
const PARAMETERS =
  'status type target_audience language audience position page limit sort rating feedback_type actor action from to ' +
  'days base target range call user_session q tool_id __proto__';
const queries = fc
  .array(fc.tuple(fc.constantFrom(...PARAMETERS.split(' ')), text), { maxLength: 6 })
  .map((pairs) => pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&'));
const ids = fc.oneof(fc.constant(UNKNOWN_ID), fc.constant('unit-converter'), fc.string({ minLength: 1 }));

const pathOf = ({ url }: RouteRow, id: string) => url.replaceAll(/:\w+/g, encodeURIComponent(id));
/** URLs cannot contain lone surrogates. */
const encodable = (id: string) => !/\p{Cs}/u.test(id);

function expectNoFailure(answer: LightMyRequestResponse): void {
  expect(answer.statusCode).toBeLessThan(500);
  expect(answer.body).not.toMatch(/node_modules|\.ts:\d+|\bat \w+ \(/);
  if (String(answer.headers['content-type']).startsWith('application/json') && !answer.json().openapi)
    expect(answer.json().success).toBe(answer.statusCode < 300);
}

describe('generated calls never give a 500', () => {
  it('cover every write', () => {
    expect(routes.writes.map(nameOf).sort()).toEqual(Object.keys(VALID_WRITES).sort());
  });

  it.each(Object.entries(VALID_WRITES))('%s', async (name, valid) => {
    const [method = '', url = ''] = name.split(' ');
    const route: RouteRow = { method, url, access: 'public', schema: {} };
    const headers = { 'content-type': bodyTypeOf(name) };
    const payloads = fc.oneof({ weight: 3, arbitrary: changed(valid) }, anything);
    await fc.assert(
      fc.asyncProperty(payloads, fc.constantFrom(UNKNOWN_ID, 'unit-converter'), async (payload, id) => {
        expectNoFailure(
          await app.inject({ method: methodOf(route), url: pathOf(route, id), headers, payload }),
        );
      }),
      { numRuns: RUNS },
    );
  });

  it('without a body, for any path and query', async () => {
    for (const route of routes.others) {
      await fc.assert(
        fc.asyncProperty(ids.filter(encodable), queries, async (id, query) => {
          const url = `${pathOf(route, id)}?${query}`;
          expectNoFailure(await app.inject({ method: methodOf(route), url }));
        }),
        { numRuns: ADDRESS_RUNS },
      );
    }
  });

  it('with a body of 21 megabytes', async () => {
    const payload = `{"title":"${'x'.repeat(21_000_000)}"}`;
    for (const route of routes.writes) {
      const headers = { 'content-type': bodyTypeOf(nameOf(route)) };
      const answer = await app.inject({
        method: methodOf(route),
        url: pathOf(route, UNKNOWN_ID),
        headers,
        payload,
      });
      expect({ route: nameOf(route), status: answer.statusCode }).toEqual({
        route: nameOf(route),
        status: 413,
      });
      expectNoFailure(answer);
    }
  });

  it('with very long or deeply nested values', async () => {
    const headers = { 'content-type': 'application/json' };
    for (const content of ['水'.repeat(80_000), '<b>'.repeat(80_000), deep(1000)].map((one) =>
      JSON.stringify(one),
    )) {
      const payload = `{"title":"t","content":${content}}`;
      const answer = await app.inject({ method: 'POST', url: '/api/v1/announcements', headers, payload });
      expect(answer.statusCode).toBe(422);
    }
  });
});
