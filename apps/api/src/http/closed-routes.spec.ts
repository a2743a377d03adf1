import { createHmac } from 'node:crypto';
import { createTestDatabase } from '@seller-toolbox/testing/database';
import { MINUTE } from '@seller-toolbox/tool-contract/durations';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../db/connection.ts';
import { openTestDatabase } from '../db/test-database.ts';
import { createAccessTokens } from '../features/auth/access-token.ts';
import { createFakeClock } from '../ports/clock.ts';
import { createFakeIds } from '../ports/ids.ts';
import { addUser, bearer, jwtWith, signIn } from '../test-accounts.ts';
import { createTestApp } from '../test-app.ts';
import { ROLES, type RouteRow } from './access-guard.ts';

jest.setTimeout(120_000);

const SECRET = 'a secret of the tests';
const { clock, advance } = createFakeClock('2026-11-21T10:00:00.000Z');

let database: Database;
let app: FastifyInstance;
beforeAll(async () => {
  database = await openTestDatabase(createTestDatabase);
  app = await createTestApp({ db: database.db, clock, secret: SECRET });
  for (const role of ROLES) await addUser(database.db, role, role);
  await addUser(database.db, 'disabled', 'super_admin');
});
afterAll(async () => {
  await app.close();
  await database.close();
});

type Method = NonNullable<InjectOptions['method']>;
/** Closed routes with unknown ids: an admitted call finds nothing or lacks a body. */
const closedRoutes = (): RouteRow[] =>
  app.routeTable.filter(({ access, method }) => access !== 'public' && method !== 'HEAD');

async function statusOf({ method, url }: RouteRow, headers: Record<string, string>): Promise<number> {
  const path = url.replaceAll(/:\w+/g, '00000000-0000-7000-8000-00000000ffff');
  // The guard admits only known methods to its table.
  const answer = await app.inject({ method: method as Method, url: path, headers });
  if (answer.statusCode >= 400) expect(answer.json()).toMatchObject({ success: false });
  return answer.statusCode;
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
function signed(claims: unknown): string {
  const key = createHmac('sha256', SECRET).update('access tokens').digest();
  const input = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  return `${input}.${createHmac('sha256', key).update(input).digest('base64url')}`;
}

/** Each starts with a super_admin session, so that only the token can be the reason of a rejection. */
const WRONG_TOKENS: readonly [string, () => Promise<string>][] = [
  [
    'expired',
    async () => {
      const { access } = await signIn(app, 'super_admin');
      advance(10 * MINUTE);
      return access;
    },
  ],
  [
    'revoked by a logout',
    async () => {
      const { access } = await signIn(app, 'super_admin');
      await app.inject({ method: 'POST', url: '/api/v1/auth/logout', headers: bearer(access) });
      return access;
    },
  ],
  [
    'of a user disabled since',
    async () => {
      const users = database.db.updateTable('account_user').where('username', '=', 'disabled');
      await users.set({ disabled_at: null }).execute();
      const { access } = await signIn(app, 'disabled');
      await users.set({ disabled_at: new Date(clock()) }).execute();
      return access;
    },
  ],
  ['that is a refresh token', async () => (await signIn(app, 'super_admin')).refresh],
  [
    'with alg none',
    async () => {
      const { access } = await signIn(app, 'super_admin');
      return `${part({ alg: 'none', typ: 'JWT' })}.${access.split('.')[1]}.`;
    },
  ],
  [
    'for another audience',
    async () => signed({ ...claimsOf((await signIn(app, 'super_admin')).access), aud: 'another-service' }),
  ],
  [
    'of another issuer',
    async () => signed({ ...claimsOf((await signIn(app, 'super_admin')).access), iss: 'other-issuer' }),
  ],
  [
    'that says it is a refresh token',
    async () => signed({ ...claimsOf((await signIn(app, 'super_admin')).access), typ: 'refresh' }),
  ],
  [
    'without an end',
    async () => {
      const { exp: _end, ...claims } = claimsOf((await signIn(app, 'super_admin')).access);
      return signed(claims);
    },
  ],
  ['with a list as claims', async () => signed([claimsOf((await signIn(app, 'super_admin')).access)])],
  [
    'signed with another key',
    async () => {
      const { sub, sid } = claimsOf((await signIn(app, 'super_admin')).access);
      const foreign = createAccessTokens(await jwtWith('another secret'), clock, createFakeIds());
      return foreign.issue({ userId: String(sub), sessionId: String(sid) });
    },
  ],
  [
    "of another user's session",
    async () => {
      const [own, other] = [await signIn(app, 'super_admin'), await signIn(app, 'admin')];
      return signed({ ...claimsOf(own.access), sid: claimsOf(other.access)['sid'] });
    },
  ],
];

describe('every closed route', () => {
  it('is registered: more than five have a declared access', () => {
    expect(closedRoutes().length).toBeGreaterThan(5);
  });

  it('rejects a visitor', async () => {
    for (const route of closedRoutes())
      expect({ route, status: await statusOf(route, {}) }).toEqual({ route, status: 401 });
  });

  it.each(WRONG_TOKENS)('rejects a token %s', async (_title, makeToken) => {
    for (const route of closedRoutes()) {
      const status = await statusOf(route, bearer(await makeToken()));
      expect({ route, status }).toEqual({ route, status: 401 });
    }
  });

  it.each(ROLES)('admits %s exactly as declared', async (role) => {
    for (const route of closedRoutes()) {
      const { access } = await signIn(app, role);
      const status = await statusOf(route, bearer(access));
      const isAllowed = route.access !== 'public' && ROLES.indexOf(role) >= ROLES.indexOf(route.access);
      expect({ route, isRejected: [401, 403].includes(status), isBroken: status >= 500 }).toEqual({
        route,
        isRejected: !isAllowed,
        isBroken: false,
      });
      if (!isAllowed) expect(status).toBe(403);
    }
  });

  it.each([
    ['basic credentials', { authorization: 'Basic YWRtaW46YWRtaW4=' }],
    ['a bearer without a token', { authorization: 'Bearer ' }],
    ['a bare word', { authorization: 'admin' }],
    ['a cookie alone', { cookie: 'refresh_token=x; __Host-refresh_token=x; access_token=x' }],
  ])('rejects %s', async (_title, headers: Record<string, string>) => {
    for (const route of closedRoutes())
      expect({ route, status: await statusOf(route, headers) }).toEqual({ route, status: 401 });
  });

  it('ignores a token in the URL', async () => {
    const { access } = await signIn(app, 'super_admin');
    for (const route of closedRoutes()) {
      const withQuery = { ...route, url: `${route.url}?access_token=${access}&token=${access}` };
      expect({ route, status: await statusOf(withQuery, {}) }).toEqual({ route, status: 401 });
    }
  });

  it('rejects every caller while the database is unavailable', async () => {
    const { access } = await signIn(app, 'super_admin');
    const cut = await createTestApp({ clock, secret: SECRET });
    for (const { method, url } of closedRoutes()) {
      const answer = await cut.inject({ method: method as Method, url, headers: bearer(access) });
      expect({ url, status: answer.statusCode }).toEqual({ url, status: 503 });
    }
    await cut.close();
  });
});

describe('every public route', () => {
  const publicRoutes = () =>
    app.routeTable.filter(
      ({ access, method, url }) => access === 'public' && method !== 'HEAD' && url !== '/*',
    );

  it.each(WRONG_TOKENS)('treats a caller with a token %s as a visitor', async (_title, makeToken) => {
    const token = bearer(await makeToken());
    expect(publicRoutes().length).toBeGreaterThan(15);
    for (const route of publicRoutes()) {
      const [visitor, other] = [await statusOf(route, {}), await statusOf(route, token)];
      expect({ route, status: other }).toEqual({ route, status: visitor });
    }
  });

  it.each(ROLES)('is open to %s', async (role) => {
    for (const route of publicRoutes()) {
      const visitor = await statusOf(route, {});
      const { access } = await signIn(app, role);
      expect({ route, status: await statusOf(route, bearer(access)) }).toEqual({ route, status: visitor });
    }
  });
});

describe('a changed role', () => {
  it('takes effect with the next call of a token issued before', async () => {
    const { access } = await signIn(app, 'admin');
    const audit = async () =>
      (await app.inject({ url: '/api/v1/audit', headers: bearer(access) })).statusCode;
    expect(await audit()).toBe(403);
    await sql`update account_user set role = 'super_admin' where username = 'admin'`.execute(database.db);
    expect(await audit()).toBe(200);
    await sql`update account_user set role = 'admin' where username = 'admin'`.execute(database.db);
    expect(await audit()).toBe(403);
  });
});
