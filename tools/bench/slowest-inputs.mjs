// @ts-check
import { Script } from 'node:vm';
import { engineOf } from './engine-of.mjs';
import { growths } from './growing-inputs.mjs';
import { benchGrowth } from './growth-gate.mjs';
import { milliseconds, printTable } from './table.mjs';

/**
 * @typedef {import('./growing-inputs.mjs').Growth} Growth
 * @typedef {{ name: string, maxBytes: number, growths: readonly Growth[], run: (input: unknown) => unknown }} Target
 * @typedef {{ size: number, bytes: number, ms: number }} Run
 * @typedef {{ factor: number, maxSize: number, maxMs: number }} Limits
 */

const NOW = Date.UTC(2026, 10, 21, 12);
const FIRST_SIZE = 512;
/** Growth of the size from one screened run to the next. */
const SCREEN_FACTOR = 8;
/** The first search stops at this size or time; only the slowest candidates grow to the documented maximum. */
const SCREEN_SIZE = 32_768;
const SCREEN_MS = 40;
const CANDIDATES = 3;
/** Goal for any input within the schema and the body limit. */
const GOAL_MS = 2_000;
/** A run that takes longer is ended: its pattern backtracks. */
const LIMIT_MS = 15_000;
/** Below this the clock decides the ratio of two times. */
const MEASURABLE_MS = 4;

/**
 * Searches the slowest input of each engine, and of the body and query schemas of each route, by doubling: every text,
 * list and number of the schema with every class of characters. Prints the time at the documented maximum (or at the
 * largest body) and the exponent of its growth: 1 is linear. Exits with 1 if a run exceeds the goal, or if
 * `benchGrowth`, which runs first, fails.
 * @param {readonly string[]} names
 */
export async function benchSlowest(names) {
  if (names.length === 0) await benchGrowth();
  const targets = [...(await engineTargets()), ...(await routeTargets())].filter(
    ({ name }) => names.length === 0 || names.includes(name),
  );
  /** @type {import('./table.mjs').Row[]} */
  const rows = [['input', 'slowest', 'size', 'ms', 'growth']];
  let worst = 0;
  for (const target of targets) {
    const { growth, size, ms, exponent } = slowestOf(target);
    worst = Math.max(worst, ms);
    const row = [target.name, growth.name, size, milliseconds(ms), exponent?.toFixed(2) ?? '-'];
    rows.push(row);
    console.error(row.join('  '));
  }
  printTable(`Slowest inputs found (processor time; goal ${GOAL_MS} ms)`, rows);
  if (worst > GOAL_MS) process.exitCode = 1;
}

/** @returns {Promise<Target[]>} */
async function engineTargets() {
  const { tools } = await import('@seller-toolbox/catalogue');
  const { runEngine } = await import('@seller-toolbox/tool-contract');
  const { MAX_RUN_BYTES } = await import('../../apps/api/src/features/tools/tools.routes.ts');
  return Promise.all(
    tools.map(async ({ id }) => {
      const engine = await engineOf(id);
      const { input } = engine.examples[0];
      return {
        name: id,
        maxBytes: MAX_RUN_BYTES,
        growths: growths(await jsonSchemaOf(engine.inputSchema), input),
        run: (made) => runEngine(engine, made, { now: NOW }),
      };
    }),
  );
}

/** @returns {Promise<Target[]>} */
async function routeTargets() {
  const { createTestApp } = await import('../../apps/api/src/test-app.ts');
  const app = await createTestApp();
  const rows = app.routeTable.filter(({ method }) => method !== 'HEAD');
  await app.close();
  const targets = rows.flatMap(({ method, url, schema = {} }) =>
    /** @type {const} */ (['body', 'querystring', 'params']).flatMap((part) => {
      // The compilers of the service take only schemas of Zod.
      const own = /** @type {import('zod/mini').ZodMiniType | undefined} */ (schema[part]);
      if (!own) return [];
      return [
        { name: `${method} ${url} ${part}`, schema: own, maxBytes: part === 'body' ? 1024 * 1024 : 2048 },
      ];
    }),
  );
  return Promise.all(
    targets.map(async ({ name, schema, maxBytes }) => ({
      name,
      maxBytes,
      growths: growths(await jsonSchemaOf(schema), {}),
      run: (made) => schema.safeParse(made),
    })),
  );
}

/** @param {import('zod/mini').ZodMiniType} schema */
async function jsonSchemaOf(schema) {
  const z = await import('zod/mini');
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
}

/** @param {Target} target */
function slowestOf({ name, growths: all, run, maxBytes }) {
  const screened = all
    .map((growth) =>
      climb({ growth, run, maxBytes, factor: SCREEN_FACTOR, maxSize: SCREEN_SIZE, maxMs: SCREEN_MS }),
    )
    .sort((a, b) => b.projectedMs - a.projectedMs);
  const [slowest] = screened
    .slice(0, CANDIDATES)
    .map(({ growth }) => climb({ growth, run, maxBytes, factor: 2, maxSize: Infinity, maxMs: GOAL_MS }))
    .sort((a, b) => b.ms - a.ms);
  if (!slowest) throw new Error(`Nothing in the input of ${name} can grow.`);
  return slowest;
}

/**
 * Multiplies the size up to the maximum and returns the last time, the growth between the last two, and a projection.
 * @param {{ growth: Growth } & Pick<Target, 'run' | 'maxBytes'> & Limits} target
 */
function climb({ growth, run, factor, maxBytes, maxSize, maxMs }) {
  /** @type {Run | undefined} */
  let before;
  /** @type {Run | undefined} */
  let last;
  let size = Math.min(FIRST_SIZE, growth.max);
  for (;;) {
    const input = growth.make(size);
    const bytes = JSON.stringify(input).length;
    if (bytes > maxBytes && last) break;
    if (bytes > maxBytes && size > 1) {
      size = Math.ceil(size / factor);
      continue;
    }
    before = last;
    last = { size, bytes, ms: timeOf(() => run(input)) };
    if (size === growth.max || size >= maxSize || last.ms > maxMs) break;
    size = Math.min(size * factor, growth.max);
  }
  const exponent =
    before && before.ms >= MEASURABLE_MS
      ? Math.log(last.ms / before.ms) / Math.log(last.size / before.size)
      : null;
  const left = Math.min(growth.max / last.size, maxBytes / last.bytes);
  return {
    growth,
    ...last,
    exponent,
    projectedMs: last.ms * Math.max(1, left) ** Math.max(1, exponent ?? 1),
  };
}

/**
 * Processor time, the smaller of two for short runs.
 * @param {() => unknown} run
 */
function timeOf(run) {
  const first = timeOnce(run);
  return first > 100 ? first : Math.min(first, timeOnce(run));
}

/** @param {() => unknown} run */
function timeOnce(run) {
  Reflect.set(globalThis, 'slowestRun', run);
  const used = process.cpuUsage();
  try {
    CALL.runInThisContext({ timeout: LIMIT_MS });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'))
      throw error;
  }
  const { user, system } = process.cpuUsage(used);
  return (user + system) / 1000;
}

const CALL = new Script('slowestRun()');
