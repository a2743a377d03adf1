// @ts-check
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { withPostgres } from '../checks/postgres-for-tests.mjs';
import { QUERIES } from './patent-queries.mjs';
import { milliseconds, printTable, quantile } from './table.mjs';

/**
 * @typedef {import('../../apps/api/src/db/connection.ts').Database['db']} Db
 * @typedef {import('./patent-queries.mjs').TitleOf} TitleOf
 * @typedef {readonly [mixed: string, designsOnly: string]} Files
 * @typedef {Awaited<ReturnType<typeof measure>>} Figures
 */

/** A file of fake grants, one design in eight grants as in a real one. */
const IMPORTED_GRANTS = 50_000;
const OTHERS_PER_DESIGN = 7;
const SEARCHED_DESIGNS = 500_000;
const RUNS = 60;
const GOALS = { embedded: 100, server: 50, designsPerMinute: 20_000, memory: 300, blocked: 50 };
const NAME = 'ipgb20261117.xml';

/** Import of a weekly file and searches among 500,000 designs, on both databases. */
export async function benchPatents() {
  const folder = mkdtempSync(join(tmpdir(), 'stb-patents-'));
  try {
    const { fakeGrantDocuments, writeGrants } =
      await import('../../libs/platform/testing/src/fake-grants.ts');
    const path = join(folder, 'ipgb20261117.zip');
    const designs = IMPORTED_GRANTS / (OTHERS_PER_DESIGN + 1);
    const fake = { firstNumber: 2_000_000, designs, othersPerDesign: OTHERS_PER_DESIGN, week: '2026-11-17' };
    await writeGrants(path, NAME, fakeGrantDocuments(fake));
    const onlyDesigns = join(folder, 'ipgb20261124.zip');
    await writeGrants(
      onlyDesigns,
      'ipgb20261124.xml',
      fakeGrantDocuments({ firstNumber: 3_000_000, designs: IMPORTED_GRANTS, week: '2026-11-24' }),
    );
    console.log(
      `fake files: ${megabytes(path)} MB of ${IMPORTED_GRANTS} grants, ${megabytes(onlyDesigns)} MB of designs only`,
    );
    const embedded = await measure(folder, {}, [path, onlyDesigns]);
    console.log(JSON.stringify(embedded));
    const server = await withPostgres((url) =>
      measure(folder, { TEST_DATABASE_URL: url }, [path, onlyDesigns]),
    );
    print({ embedded, server });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const megabytes = (/** @type {string} */ path) => Math.round(statSync(path).size / 1e6);

/** @param {{ embedded: Figures, server: Figures | undefined }} figures */
function print({ embedded, server }) {
  /** @type {import('./table.mjs').Row[]} */
  const imports = [['import', 'PGlite', 'Postgres', 'goal']];
  for (const [name, goal] of Object.entries(IMPORT_FIGURES))
    imports.push([name, embedded.imports[name], server?.imports[name] ?? '', goal]);
  printTable(
    `Design patents: import of ${IMPORTED_GRANTS} records into ${SEARCHED_DESIGNS} designs`,
    imports,
  );
  /** @type {import('./table.mjs').Row[]} */
  const rows = [['search', 'PGlite p95 ms', 'goal', 'Postgres p95 ms', 'goal']];
  for (const [name, ms] of Object.entries(embedded.searches))
    rows.push([name, ms, GOALS.embedded, server?.searches[name] ?? '', GOALS.server]);
  printTable(`Design patents: search of ${SEARCHED_DESIGNS} designs, p95 of ${RUNS}`, rows);
}

const IMPORT_FIGURES = {
  'mixed file: designs a minute': GOALS.designsPerMinute,
  'designs only: designs a minute': GOALS.designsPerMinute,
  'median of slices, ms': '',
  'p99 of slices, ms': GOALS.blocked,
  'longest slice, ms': GOALS.blocked,
  'p99 of empty queries between them, ms': '',
  'longest empty query, ms': '',
  'same file again, ms': '',
  'memory of the importing process, MB': GOALS.memory,
};

/**
 * @param {string} folder
 * @param {{ TEST_DATABASE_URL?: string }} env
 * @param {Files} files
 */
async function measure(folder, env, files) {
  const { opened, server } = await openDatabase(folder, env);
  const { db } = opened;
  try {
    const { fakeDesignTitle } = await import('../../libs/platform/testing/src/fake-grants.ts');
    await fill(db, fakeDesignTitle);
    const searches = await searchTimes(db, fakeDesignTitle);
    const figures = await importFigures(db, files);
    await opened.close();
    const memory = await memoryOfImport(folder, server?.url, files[1]);
    /** @type {Record<string, string | number | undefined>} */
    const imports = { ...figures, 'memory of the importing process, MB': memory };
    return { searches, imports };
  } finally {
    await server?.close();
  }
}

/**
 * A new migrated database as the service opens it; with `env` on a server.
 * @param {string} folder
 * @param {{ TEST_DATABASE_URL?: string }} env
 */
async function openDatabase(folder, env) {
  const [{ openConfiguredDatabase }, { migrate }, { readConfig }, { createTestDatabase }] = await Promise.all(
    [
      import('../../apps/api/src/db/configured-database.ts'),
      import('../../apps/api/src/db/migrate.ts'),
      import('../../apps/api/src/config.ts'),
      import('../../libs/platform/testing/src/database/index.ts'),
    ],
  );
  const before = process.env.TEST_DATABASE_URL;
  Object.assign(process.env, env);
  const preparation = { fingerprint: 'nothing', prepare: async () => {} };
  const server = env.TEST_DATABASE_URL ? await createTestDatabase(preparation) : undefined;
  if (before === undefined) delete process.env.TEST_DATABASE_URL;
  const kind = server ? 'server' : 'embedded';
  const config = readConfig({ DATA_DIR: join(folder, kind), ...(server && { DATABASE_URL: server.url }) });
  const opened = await openConfiguredDatabase(config);
  await migrate(opened.db);
  return { opened, server };
}

/**
 * @param {Db} db
 * @param {TitleOf} titleOf
 */
async function searchTimes(db, titleOf) {
  const { searchPatents } = await import('../../apps/api/src/features/patents/patents.service.ts');
  /** @type {Record<string, string>} */
  const times = {};
  for (const [name, queryOf] of Object.entries(QUERIES)) {
    times[name] = await p95(async (at) => {
      await searchPatents({ db, clock: () => Date.now() }, { page: 1, ...queryOf(at, titleOf) });
    });
  }
  return times;
}

/**
 * @param {Db} db
 * @param {Files} files
 */
async function importFigures(db, files) {
  const [{ importGrantFile }, { createPatentCalls }, { commandLineDeps }] = await Promise.all([
    import('../../apps/api/src/features/patents/import-file.ts'),
    import('../../apps/api/src/patent-calls.ts'),
    import('../../apps/api/src/administration.ts'),
  ]);
  /** @type {number[]} */
  const slices = [];
  // What a slice takes beyond the work of the database, on a machine that others use too.
  /** @type {number[]} */
  const empty = [];
  const store = createPatentCalls(commandLineDeps(db));
  /** @type {import('../../apps/api/src/features/patents/import-file.ts').PatentStore} */
  const timed = {
    ...store,
    store: async (slice) => {
      const start = performance.now();
      await store.store(slice);
      slices.push(performance.now() - start);
      const asked = performance.now();
      await sql`select 1`.execute(db);
      empty.push(performance.now() - asked);
    },
  };
  const options = { clock: () => performance.now(), onProgress: () => {} };
  const rates = [];
  for (const path of files) {
    const start = performance.now();
    const { designs } = await importGrantFile(path, timed, options);
    rates.push(Math.round((designs / (performance.now() - start)) * 60_000));
  }
  const again = performance.now();
  await importGrantFile(files[0], timed, options);
  const repeated = milliseconds(performance.now() - again);
  const at = (/** @type {readonly number[]} */ times, /** @type {number} */ share) =>
    milliseconds(quantile(times, share));
  return {
    'mixed file: designs a minute': rates[0],
    'designs only: designs a minute': rates[1],
    'median of slices, ms': at(slices, 0.5),
    'p99 of slices, ms': at(slices, 0.99),
    'longest slice, ms': milliseconds(Math.max(...slices)),
    'p99 of empty queries between them, ms': at(empty, 0.99),
    'longest empty query, ms': milliseconds(Math.max(...empty)),
    'same file again, ms': repeated,
  };
}

/**
 * The largest resident memory of the command line that imports a file into a new database.
 * @param {string} folder
 * @param {string | undefined} url of a server
 * @param {string} file
 */
async function memoryOfImport(folder, url, file) {
  const env = {
    ...process.env,
    DATA_DIR: join(folder, `memory-${url ? 'server' : 'embedded'}`),
    ...(url && { DATABASE_URL: url }),
  };
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'tools/bench/patents-memory.mjs', 'patents', 'import', file],
    { env, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let output = '';
  child.stdout.on('data', (data) => (output += data));
  await new Promise((resolve) => child.once('exit', resolve));
  return Number(/peak (\d+)/.exec(output)?.[1] ?? Number.NaN);
}

/**
 * 500,000 designs of 26 years. Their full-text indexes are built afterwards, which takes a tenth of the time.
 * @param {Db} db
 * @param {TitleOf} titleOf
 */
async function fill(db, titleOf) {
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    /** @type {import('kysely').RawBuilder<{ name: string, definition: string }>} */
    const listIndexes = sql`
      select indexname as name, indexdef as definition from pg_indexes
      where tablename = 'design_patent' and indexdef ilike '%using gin%'`;
    const { rows: indexes } = await listIndexes.execute(connection);
    for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(connection);
    for (let from = 0; from < SEARCHED_DESIGNS; from += PART) await insertDesigns(connection, from, titleOf);
    for (const { definition } of indexes) await sql.raw(definition).execute(connection);
    await sql`
      insert into design_patent_file (id, name, week, documents, designs, added, finished_at)
      select 'made ' || n, 'made', date '2000-01-04' + n * 7, 1, 1,
        ${Math.ceil(SEARCHED_DESIGNS / 1300)}::integer, now()
      from generate_series(0, 1299) as n`.execute(connection);
    await sql`vacuum analyze design_patent, design_patent_word`.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
  });
}

const PART = 20_000;

/**
 * @param {Db} connection
 * @param {number} from
 * @param {TitleOf} titleOf
 */
async function insertDesigns(connection, from, titleOf) {
  const titles = Array.from({ length: PART }, (_, index) => titleOf(from + index));
  await sql`
    insert into design_patent
    select 'D' || (1000000 + ${from}::integer + at), title, owner, granted - 400, granted, 15,
      (granted + interval '15 years')::date, classes[1 + (at % 5)::integer],
      'D' || (1 + at % 34) || '/' || (at % 900), 1, to_tsvector('english', title), to_tsvector('simple', owner)
    from (
      select title, at, ('{Sample Home Goods,Example Outdoor,Sample Design Studio}'::text[])[1 + (at % 3)::integer]
          || ' ' || ('{baba,koba,rite,moto}'::text[])[1 + (at % 4)::integer] || (at % 5000) as owner,
        date '2000-01-04' + (((${from}::integer + at) * 1300 / ${SEARCHED_DESIGNS}) * 7)::integer as granted,
        '{07-01,26-05,14-03,02-04,12-16}'::text[] as classes
      from unnest(${titles}::text[]) with ordinality as made (title, at)
    ) as made`.execute(connection);
  await sql`
    insert into design_patent_word
    select distinct word from unnest(${titles}::text[]) as title, regexp_split_to_table(lower(title), '[^[:alnum:]]+') as word
    where length(word) between 3 and 40 on conflict do nothing`.execute(connection);
}

/** @param {(at: number) => Promise<void>} run */
async function p95(run) {
  const times = [];
  await run(RUNS);
  for (let at = 0; at < RUNS; at++) {
    const start = performance.now();
    await run(at);
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  return milliseconds(times[Math.ceil(times.length * 0.95) - 1] ?? NaN);
}
