// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserFailureNames, browserFailures, onlyFailed } from './browser-failures.mjs';
import { countRetried, countJest, countPlaywright, countVerdict, canRetryInIsolation } from './count.mjs';
import { postgresForTests } from './postgres-for-tests.mjs';
import { QUIET_NX, runNode } from './run-command.mjs';
import { ROOT } from './workspace-folders.mjs';

const JEST = [
  '--no-warnings',
  'node_modules/jest/bin/jest.js',
  '--ci',
  '--silent',
  '--testLocationInResults',
  // Jest would leave one core free, which is half of a machine with two.
  '--maxWorkers=100%',
];
const JEST_ENV = {
  // The larger space for new objects saves a tenth of the processor time of screens: fewer collections copy them.
  NODE_OPTIONS: '--experimental-vm-modules --max-semi-space-size=64',
  NODE_ENV: 'test',
};
/** Specs that import this file use a database; all others are independent of the kind of database. */
export const TEST_DATABASE = 'libs/platform/testing/src/database/test-database.ts';
const PLAYWRIGHT = [
  'node_modules/@playwright/test/cli.js',
  'test',
  '--config',
  'apps/e2e/playwright.config.ts',
];

const TWICE_IN_ISOLATION = ['--repeat-each=2', '--workers=1'];

/**
 * @typedef {import('./count.mjs').Count & { output?: string }} StepResult
 * @typedef {{ name: string, needs?: string, run: (reports: string) => Promise<StepResult> }} Step
 *   `reports` is an empty folder for the step's files; `needs` names a step that must have passed, or this one would test an old build.
 * @typedef {import('./count.mjs').JestReport} JestReport
 * @typedef {import('./count.mjs').JestFile & { name: string, message: string }} JestFile
 */

/** A hang ends here, not a slow machine: 20 minutes are usual. The full run takes hours; read late, because `--full` sets the variable. */
const limitMs = () => (process.env.E2E_FULL ? 180 : 55) * 60_000;

/**
 * @param {string} name
 * @param {readonly string[]} args
 * @param {Record<string, string>} env
 * @returns {Step}
 */
const verdict = (name, args, env = {}) => ({
  name,
  run: async () => {
    const { exitCode, output } = await runNode(args, { env });
    return { ...countVerdict(exitCode === 0), output };
  },
});

/**
 * @param {string} reportFile
 * @param {readonly string[]} args
 * @param {Record<string, string>} env
 * @returns {Promise<StepResult>}
 */
async function jest(reportFile, args, env) {
  const { exitCode, output } = await runNode([...JEST, '--json', '--outputFile', reportFile, ...args], {
    env: { ...JEST_ENV, ...env },
    limitMs: limitMs(),
  });
  /** @type {(Omit<JestReport, 'testResults'> & { testResults: JestFile[] }) | undefined} */
  const report = readReport(reportFile);
  const messages = report?.testResults.filter(({ status }) => status === 'failed').map(jestMessage) ?? [];
  return { ...countJest(report, exitCode), output: messages.length > 0 ? messages.join('\n') : output };
}

const jestMessage = (/** @type {JestFile} */ { name, message }) => `${name}\n${message}`;

/** Some database specs run on Postgres only, unless it is left out; `--full` runs all on both. */
const unitArgs = () =>
  process.env.E2E_FULL || process.env.POSTGRES === 'skip'
    ? []
    : ['--filter=<rootDir>/tools/jest/skip-postgres-only.cjs'];

/** @returns {Promise<StepResult>} */
async function serviceOnPostgres(/** @type {string} */ reports) {
  if (process.env.POSTGRES === 'skip') return { passed: 0, failed: 0, note: 'NOT RUN: POSTGRES=skip' };
  const postgres = await postgresForTests();
  if ('absent' in postgres) {
    return { passed: 0, failed: 1, note: `${postgres.absent}; POSTGRES=skip leaves this step out` };
  }
  try {
    return await jest(join(reports, 'postgres.json'), ['--findRelatedTests', TEST_DATABASE], {
      TEST_DATABASE_URL: postgres.url,
    });
  } finally {
    await postgres.stop();
  }
}

/** @returns {Promise<StepResult>} */
async function replicas() {
  if (process.env.POSTGRES === 'skip') return { passed: 0, failed: 0, note: 'NOT RUN: POSTGRES=skip' };
  const { exitCode, output } = await runNode(['tools/faults/faults.mjs', 'replicas'], {});
  return { ...countVerdict(exitCode === 0), output };
}

/** @returns {Promise<StepResult>} */
async function browser(/** @type {string} */ reports) {
  const first = await playwright(join(reports, 'browser.json'), []);
  if (!canRetryInIsolation(first.report)) return first.result;
  const retried = await playwright(join(reports, 'browser-alone.json'), [
    ...onlyFailed(first.report),
    ...TWICE_IN_ISOLATION,
  ]);
  const names = browserFailureNames(first.report);
  return { ...countRetried(first.result, { ...retried.result, names }), output: first.result.output };
}

/**
 * @param {string} file
 * @param {readonly string[]} args
 */
async function playwright(file, args) {
  const env = { ...QUIET_NX, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const { exitCode, output } = await runNode([...PLAYWRIGHT, '--reporter=line,json', ...args], {
    env,
    limitMs: limitMs(),
  });
  /** @type {(import('./count.mjs').PlaywrightReport & import('./browser-failures.mjs').Report) | undefined} */
  const report = readReport(file);
  // A run that was ended early has no report; its output shows how far it came.
  /** @type {import('./count.mjs').Count & { output: string }} */
  const result = {
    ...countPlaywright(report, exitCode),
    output: (report && browserFailures(report)) || output,
  };
  return { report, result };
}

function readReport(/** @type {string} */ file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

const LINT_CACHE = ['--cache', '--cache-location', '.cache/eslint'];

/** Short steps, each on one core. */
const QUICK_STEPS = [
  verdict('lock file', ['tools/checks/complete-lock.mjs', '--check']),
  verdict('catalogue', ['tools/catalogue/generate.mjs', '--check']),
  verdict('generated tool', ['tools/workspace-plugin/src/tool/try-generator.mjs']),
  verdict('format', ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.']),
  verdict('lint', ['node_modules/eslint/bin/eslint.js', '--max-warnings=0', ...LINT_CACHE, '.'], QUIET_NX),
  verdict('types', ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json', '--noEmit']),
];

/** Long steps, each on all cores. */
/** @type {Step} */
const UNIT = {
  name: 'unit, on PGlite',
  run: (reports) => jest(join(reports, 'unit.json'), unitArgs(), { TEST_DATABASE_URL: '' }),
};
const SERVICE = { name: 'service, on Postgres', run: serviceOnPostgres };
const BUILD = verdict(
  'build',
  ['node_modules/nx/dist/bin/nx.js', 'run-many', '-t', 'build', '--outputStyle=static'],
  QUIET_NX,
);
const BROWSER = { name: 'browser', needs: 'build', run: browser };

/** Both mostly wait for processes. */
const BUILT_STEPS = [
  { ...verdict('image', ['tools/image/try-image.mjs']), needs: 'build' },
  { name: 'replicas', needs: 'build', run: replicas },
];

/** Phases run in sequence, the steps of one phase in parallel. @type {readonly (readonly Step[])[]} */
export const PHASES = [QUICK_STEPS, [UNIT], [SERVICE], [BUILD], BUILT_STEPS, [BROWSER]];

/** Folder of the reports, below the ignored cache folder. */
export const REPORTS = join(ROOT, '.cache/reports');
