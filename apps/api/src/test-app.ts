import { defineEngine, rule, ruleSetField } from '@seller-toolbox/tool-contract';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import * as z from 'zod/mini';
import { buildApp, type AppDeps, type AppSettings } from './app.ts';
import { createKysely } from './db/connection.ts';
import { createLiveSettings, type GivenSettings } from './features/settings/live-settings.ts';
import type { ToolCatalogue } from './features/tools/tool-catalogue.ts';
import { createCurrentTools } from './features/tool-settings/current-tools.ts';
import { createPageRenderer } from './features/site/page-renderer.ts';
import { createRatesService, type RatesService } from './features/rates/rates.service.ts';
import { createFakeClock } from './ports/clock.ts';
import { createFakeIds } from './ports/ids.ts';
import { createLimitStore } from './ports/limit-store.ts';
import { fakePasswords } from './ports/passwords.ts';
import { createFakeRandom } from './ports/random.ts';
import { createRunsInProcess } from './runs/runs-in-process.ts';

export const TEST_NOW = '2026-11-21T10:00:00.000Z';

/** A small engine with a default, a rule, rule sets and use of the environment. */
const squareEngine = defineEngine({
  inputSchema: z
    .strictObject({
      side: z.number().check(z.gte(0), z.lte(1000)),
      unit: z._default(z.enum(['cm', 'in']), 'cm'),
      ruleSet: ruleSetField(['standard', 'square-2026-01-01']),
    })
    .check(rule('thirteen-is-unlucky', ({ side }) => side !== 13, ['side'])),
  outputSchema: z.strictObject({ area: z.number(), unit: z.string(), year: z.number(), draw: z.number() }),
  run: ({ side, unit }, env) => ({
    area: side * side,
    unit,
    year: env.now.getUTCFullYear(),
    draw: env.random(),
  }),
  examples: [{ name: 'two', input: { side: 2 }, expected: { area: 4 } }],
  ruleSets: [
    { id: 'standard', effectiveFrom: null, source: { name: 'test' }, checkedOn: '2026-11-21' },
    {
      id: 'square-2026-01-01',
      effectiveFrom: '2026-01-01',
      source: { name: 'test' },
      checkedOn: '2026-11-21',
    },
  ],
});

export const testCatalogue: ToolCatalogue = {
  tools: [
    {
      id: 'square-calculator',
      category: 'financial',
      status: 'ready',
      hot: true,
      icon: 'square',
      order: 1,
      since: '2026-11-21',
      runsIn: 'main',
      sampleData: false,
      needs: [],
      formerIds: [],
    },
  ],
  languages: ['zh', 'en'],
  loadEngine: (id) => (id === 'square-calculator' ? Promise.resolve(squareEngine) : undefined),
  loadAssistant: (id) =>
    id === 'square-calculator'
      ? Promise.resolve({
          description: 'Use to square a side.',
          keyFigure: 'area of the square',
          fields: { side: 'Side of the square.', unit: 'Unit of the side.', ruleSet: 'Rules.' },
        })
      : undefined,
  loadWords: async (language) => ({
    'square-calculator': {
      title: language === 'zh' ? '平方计算器' : 'Square calculator',
      line: 'The area of a square',
      keywords: 'area,side',
    },
  }),
  loadTitles: async (language) =>
    new Map([['square-calculator', language === 'zh' ? '平方计算器' : 'Square calculator']]),
};

/** A database on a closed port: every query fails like during an outage. */
export function unreachableDatabase() {
  return createKysely(new pg.Pool({ host: '127.0.0.1', port: 1, user: 'test', database: 'test' }));
}

function builtInRatesOnly(db: AppDeps['db'], clock: AppDeps['clock']): RatesService {
  return createRatesService({ db, clock, source: null, onSourceFailure: () => {} });
}

export type TestAppOptions = Partial<Omit<AppDeps, 'settings'>> & {
  settings?: Partial<AppSettings> & { readonly aiDailyCap?: number };
  /** Settings that the operator decides outside of the database. */
  given?: GivenSettings;
};

/** The service with fake ports; without a database unless one is given. */
export async function createTestApp(options: TestAppOptions = {}): Promise<FastifyInstance> {
  const {
    settings: { aiDailyCap, ...settings } = {},
    given = {},
    db = unreachableDatabase(),
    clock = createFakeClock(TEST_NOW).clock,
    ...deps
  } = options;
  const { catalogue = testCatalogue } = options;
  return buildApp({
    db,
    clock,
    rates: builtInRatesOnly(db, clock),
    limits: createLimitStore(db),
    live: createLiveSettings({
      db,
      given: {
        ...given,
        ...(aiDailyCap !== undefined && { aiDailyCap: { value: aiDailyCap, source: 'environment' } }),
      },
    }),
    databaseKind: 'server',
    newId: createFakeIds(),
    random: createFakeRandom(1),
    passwords: fakePasswords,
    catalogue,
    currentTools: createCurrentTools(db, catalogue),
    runs: createRunsInProcess(catalogue),
    site: null,
    renderer: createPageRenderer({
      siteBuilds: [],
      insertVersion: (html) => html,
      onFailure: () => {},
    }),
    secret: 'a secret of the tests',
    version: '0.0.0-test',
    isDraining: () => false,
    ai: null,
    ...deps,
    settings: {
      rateLimits: false,
      trustProxy: undefined,
      isPublicHttps: false,
      openReference: false,
      mcp: true,
      embedOrigins: [],
      publicUrl: undefined,
      logger: false,
      ...settings,
    },
  });
}
