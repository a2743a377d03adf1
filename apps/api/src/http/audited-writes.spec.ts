import type { AuditRow } from '@seller-toolbox/contracts';
import { createTestDatabase } from '@seller-toolbox/testing/database';
import { MINUTE } from '@seller-toolbox/tool-contract/durations';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/connection.ts';
import { openTestDatabase } from '../db/test-database.ts';
import { createRatesService } from '../features/rates/rates.service.ts';
import { createFakeClock } from '../ports/clock.ts';
import { createFakeRateSource } from '../ports/rate-source.ts';
import { addUser, bearer, signIn } from '../test-accounts.ts';
import { createTestApp } from '../test-app.ts';
import { testTargets, type TestTargets } from '../test-targets.ts';
import { methodOf, nameOf, VALID_WRITES } from '../test-writes.ts';

jest.setTimeout(60_000);

/** Closed writes that change nothing stored, or only a secret. */
const WITHOUT_CHANGES = new Map([
  ['POST /api/v1/announcements/preview', 'stores nothing'],
  ['POST /api/v1/auth/change-password', 'changes a secret'],
  ['POST /api/v1/notices/test', 'sends a message and changes nothing'],
]);

const { clock, advance } = createFakeClock('2026-11-21T10:00:00.000Z');
let database: Database;
let app: FastifyInstance;
let targets: TestTargets;
beforeAll(async () => {
  database = await openTestDatabase(createTestDatabase);
  const source = createFakeRateSource({
    latest: { source: 'frankfurter', asOf: '2026-11-20', rates: { USD: 1, CNY: 7.1 } },
  });
  const rates = createRatesService({ db: database.db, clock, source, onSourceFailure: () => {} });
  app = await createTestApp({ db: database.db, clock, rates });
  await addUser(database.db, 'root', 'super_admin');
  const { db } = database;
  targets = testTargets({ app, db, headers: () => headers, signInName: 'root', toolId: 'square-calculator' });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

let headers: Record<string, string>;

async function lastEntry(): Promise<AuditRow | undefined> {
  const list = await app.inject({ url: '/api/v1/audit?limit=1', headers });
  return list.json<{ data: AuditRow[] }>().data[0];
}

const isChange = (fact: unknown) => typeof fact === 'object' && fact !== null && 'before' in fact;

describe('every closed write', () => {
  it('is in the audit log with what was before and after, in one call', async () => {
    const writes = app.routeTable.filter(
      ({ access, method, url }) =>
        access !== 'public' && !['GET', 'HEAD'].includes(method) && url.startsWith('/api/'),
    );
    expect(writes.length).toBeGreaterThan(15);
    for (const write of writes) {
      const name = nameOf(write);
      if (WITHOUT_CHANGES.has(name)) continue;
      advance(MINUTE);
      headers = bearer((await signIn(app, 'root')).access);
      const { id = '', body = {} } = (await targets[name]?.()) ?? {};
      const payload = VALID_WRITES[name] && { ...VALID_WRITES[name], ...body };
      const answer = await app.inject({
        method: methodOf(write),
        url: write.url.replace(':id', id),
        headers,
        ...(payload && { payload }),
      });
      expect(`${name}: ${answer.body}`).toContain('"success":true');
      const entry = await lastEntry();
      expect({ name, request: entry?.request_id }).toEqual({
        name,
        request: answer.headers['x-request-id'],
      });
      expect({ name, changes: Object.values(entry?.details ?? {}).some(isChange) }).toEqual({
        name,
        changes: true,
      });
    }
  });
});
