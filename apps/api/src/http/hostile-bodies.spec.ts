import { SETTING_KEYS } from '@seller-toolbox/contracts';
import { createTestDatabase } from '@seller-toolbox/testing/database';
import fc from 'fast-check';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { catalogue } from '../catalogue.ts';
import type { Database } from '../db/connection.ts';
import { openTestDatabase } from '../db/test-database.ts';
import { systemClock } from '../ports/clock.ts';
import { createIds } from '../ports/ids.ts';
import { systemRandom } from '../ports/random.ts';
import { addUser, signIn } from '../test-accounts.ts';
import { createTestApp } from '../test-app.ts';
import { testTargets, type TestTarget, type TestTargets } from '../test-targets.ts';
import { bodyTypeOf, methodOf, nameOf, UNKNOWN_ID, routesOfApi, VALID_WRITES } from '../test-writes.ts';
import type { RouteRow } from './access-guard.ts';

/** Bodies per call; more with test:full. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 100);
/** Values per setting. */
const SETTING_RUNS = Math.ceil(RUNS / 5);
/** URLs per call without a body. */
const ADDRESS_RUNS = Math.min(RUNS, 1_000);

jest.setTimeout(240_000 + RUNS * 1_000);

let database: Database;
let app: FastifyInstance;
let routes: ReturnType<typeof routesOfApi>;
let targets: TestTargets;
/** Of all kinds of rows that can be deleted. */
const existingIds: string[] = [];
beforeAll(async () => {
  database = await openTestDatabase(createTestDatabase);
  const { db } = database;
  const newId = createIds(systemClock, systemRandom);
  let mei = { id: await addUser(db, 'mei', 'super_admin'), username: 'mei', sessionId: UNKNOWN_ID };
  const identify = async () => ({ ...mei, role: 'super_admin' as const });
  app = await createTestApp({ db, newId, catalogue, identify });
  // Changes of users require a session that began shortly before.
  await signIn(app, 'mei');
  const session = await db.selectFrom('account_session').select('id').executeTakeFirstOrThrow();
  mei = { ...mei, sessionId: session.id };
  routes = routesOfApi(app.routeTable);
  targets = testTargets({ app, db, headers: () => ({}), signInName: 'mei', toolId: 'unit-converter' });
  // Before hostile sign-ins slow down all others.
  for (const [name, create] of Object.entries(targets))
    if (name.startsWith('DELETE')) existingIds.push((await create()).id.replace(/\?.*/, ''));
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

/** Makes the text of a body of the valid one. */
type Body = (valid: Readonly<Record<string, unknown>>) => string;

/** With one field replaced or an unknown one added. */
function changed(valid: Readonly<Record<string, unknown>>): fc.Arbitrary<Body> {
  const strange = ['__proto__', 'constructor', 'prototype', 'id', 'toString'];
  return fc.tuple(fc.constantFrom(...Object.keys(valid), ...strange), hostile).map(
    ([field, value]) =>
      (valid) =>
        JSON.stringify(Object.fromEntries([...Object.entries(valid), [field, value]])),
  );
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
    const bodies = fc.oneof(
      { weight: 3, arbitrary: changed(valid) },
      anything.map(
        (text): Body =>
          () =>
            text,
      ),
    );
    // Half of the calls are for what exists, which an earlier call may have changed or deleted.
    const existing = targets[name] ?? (async () => ({ id: 'unit-converter' }));
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(bodies, fc.boolean(), async (bodyOf, exists) => {
        const { id, body = {} }: TestTarget = exists ? await existing() : { id: UNKNOWN_ID };
        const payload = bodyOf({ ...valid, ...body });
        const answer = await app.inject({
          method: methodOf(route),
          url: pathOf(route, id),
          headers,
          payload,
        });
        expectNoFailure(answer);
        if (answer.statusCode < 300) accepted += 1;
      }),
      { numRuns: RUNS },
    );
    // Otherwise no hostile value got as far as what exists.
    if (targets[name]) expect(accepted).toBeGreaterThan(0);
  });

  it.each(SETTING_KEYS)('PUT /api/v1/settings/%s, which is readable afterwards', async (key) => {
    const url = `/api/v1/settings/${key}`;
    await fc.assert(
      fc.asyncProperty(hostile, async (value) => {
        const versions = (await app.inject(`${url}/versions`)).json<{ data: { version: number }[] }>().data;
        const payload = JSON.stringify({ value, version: versions[0]?.version ?? 0 });
        const headers = { 'content-type': 'application/json' };
        expectNoFailure(await app.inject({ method: 'PUT', url, headers, payload }));
        const settings = await app.inject('/api/v1/settings');
        expect(settings.statusCode).toBe(200);
      }),
      { numRuns: SETTING_RUNS },
    );
  });

  it('without a body, for any path and query', async () => {
    const any = fc.oneof(ids, fc.constantFrom(UNKNOWN_ID, ...existingIds, ...SETTING_KEYS));
    for (const route of routes.others) {
      await fc.assert(
        fc.asyncProperty(any.filter(encodable), queries, async (id, query) => {
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
