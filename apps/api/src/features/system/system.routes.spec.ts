import { createTestDatabase } from '@seller-toolbox/testing/database';
import Fastify from 'fastify';
import type { Database } from '../../db/connection.ts';
import { openTestDatabase } from '../../db/test-database.ts';
import { registerAccessGuard } from '../../http/access-guard.ts';
import { validatorCompiler } from '../../http/validation.ts';
import { createFakeClock } from '../../ports/clock.ts';
import { unreachableDatabase } from '../../test-app.ts';
import { createDatabaseCheck } from '../health/health.service.ts';
import { systemRoutes, type SystemDeps } from './system.routes.ts';

jest.setTimeout(60_000);

const { clock, advance } = createFakeClock('2026-11-21T10:00:00.000Z');
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase(createTestDatabase);
});
afterAll(() => database.close());

async function infoOf(more: Partial<SystemDeps>) {
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(() => JSON.stringify);
  registerAccessGuard(app, async () => ({ id: 'u', username: 'mei', role: 'viewer', sessionId: 's' }));
  await app.register(systemRoutes, {
    isDatabaseReady: createDatabaseCheck(database.db, clock),
    databaseKind: database.kind,
    clock,
    version: '1.2.3',
    startedAt: clock(),
    states: {},
    ...more,
  });
  advance(61_500);
  const answer = await app.inject('/system/info');
  await app.close();
  return answer.json().data;
}

describe('GET /system/info', () => {
  it('returns version, uptime and database, and null for missing states', async () => {
    expect(await infoOf({})).toEqual({
      version: '1.2.3',
      uptime: 61,
      database: { kind: database.kind, healthy: true },
      last_rollup: null,
      last_rates: null,
      ai: null,
      disk: null,
    });
  });

  it('returns the states of other features', async () => {
    const states = {
      lastRollup: async () => '2026-11-21T09:00:00.000Z',
      lastRates: async () => null,
      ai: async () => ({ configured: true, daily_cap: 1000, used_today: 12 }),
      disk: async () => ({ free: 5, total: 20 }),
    };
    expect(await infoOf({ states })).toMatchObject({
      last_rollup: '2026-11-21T09:00:00.000Z',
      last_rates: null,
      ai: { configured: true, daily_cap: 1000, used_today: 12 },
      disk: { free: 5, total: 20 },
    });
  });

  it('reports an unavailable database', async () => {
    const isDatabaseReady = createDatabaseCheck(unreachableDatabase(), clock);
    expect((await infoOf({ isDatabaseReady })).database.healthy).toBe(false);
  });
});
