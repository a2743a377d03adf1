import type { LatestRates } from '@seller-toolbox/contracts';
import { createTestDatabase } from '@seller-toolbox/testing/database';
import { HOUR } from '@seller-toolbox/tool-contract/durations';
import type { Database } from './db/connection.ts';
import { openTestDatabase } from './db/test-database.ts';
import { siteCounter } from './features/ai/ai.counters.ts';
import { takeUnits } from './features/ai/ai.repository.ts';
import type { AiProvider } from './ports/ai-provider.ts';
import { createFakeClock } from './ports/clock.ts';
import { createLiveSettings } from './features/settings/live-settings.ts';
import { watchedStates, type WatchedDeps } from './watched-states.ts';

jest.setTimeout(60_000);

const SECRET = 'a secret of the tests';
const { clock, advance } = createFakeClock('2026-11-21T10:00:00.000Z');
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase(createTestDatabase);
});
afterAll(() => database.close());

const RATES: LatestRates = {
  rates: { USD: 1 },
  lastUpdated: '2026-11-21T09:00:00.000Z',
  asOf: '2026-11-20',
  baseCurrency: 'USD',
  source: 'frankfurter',
  stale: true,
};
const PROVIDER: AiProvider = { complete: async () => '' };

function statesWith(more: Partial<WatchedDeps> = {}) {
  return watchedStates({
    db: database.db,
    clock,
    secret: SECRET,
    live: createLiveSettings({ db: database.db, given: {} }),
    ai: null,
    rates: { hasSource: false, latest: () => RATES },
    readDisk: async () => ({ free: 1, total: 10 }),
    ...more,
  });
}

describe('the states that lead to notices', () => {
  it('are the disk alone without an AI and a source of rates', async () => {
    const states = statesWith();
    expect(Object.keys(states)).toEqual(['disk']);
    expect(await states.disk?.()).toEqual({ free: 1, total: 10 });
  });

  it('have the rates of a configured source, at each call', () => {
    let latest = RATES;
    const states = statesWith({ rates: { hasSource: true, latest: () => latest } });
    expect(states.rates?.()).toMatchObject({ stale: true });
    latest = { ...RATES, stale: false };
    expect(states.rates?.()).toMatchObject({ stale: false });
  });

  it('have the AI calls of the current UTC day, and the cap of the settings in force', async () => {
    let cap = 3;
    const { values: defaults } = createLiveSettings({ db: database.db, given: {} });
    const values = () => ({ ...defaults(), aiDailyCap: cap });
    const { ai } = statesWith({ ai: PROVIDER, live: { values } });
    expect(await ai?.()).toEqual({ used: 0, cap: 3 });
    await takeUnits(database.db, [siteCounter(SECRET, cap, clock())], null);
    expect(await ai?.()).toEqual({ used: 1, cap: 3 });
    cap = 1;
    expect(await ai?.()).toEqual({ used: 1, cap: 1 });
    advance(14 * HOUR);
    expect(await ai?.()).toEqual({ used: 0, cap: 1 });
  });
});
