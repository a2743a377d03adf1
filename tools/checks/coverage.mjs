// @ts-check
// `npm run coverage`: the share of lines of engines and service that tests run, and the files with the most
// other lines. `npm run coverage -- engines` measures that part alone. It fails below the goals, or when a test fails.
import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT, readJson } from './workspace-folders.mjs';
import { runNode } from './run-command.mjs';
import { printTable } from '../bench/table.mjs';
import { linesOf, leastCoveredFiles } from './covered-lines.mjs';

/** @typedef {{ tests: string[], sources: string[], goal: number }} Part */

/** @type {Readonly<Record<string, Part>>} */
const PARTS = {
  engines: {
    tests: ['libs/tools/[^/]+/src/engine/', 'libs/platform/conformance/'],
    sources: ['libs/tools/*/src/engine/**/*.ts'],
    goal: 95,
  },
  service: { tests: ['apps/api/'], sources: ['apps/api/src/**/*.ts'], goal: 90 },
};
/** Files used by tests only. */
const NOT_MEASURED = ['**/*.{spec,fixture}.ts', '**/test-*.ts', '**/*-test-app.ts', '**/black-box/**'];
const MAX_LIST_LENGTH = 10;
const LIMIT_MS = 60 * 60_000;

const wanted = process.argv.slice(2);
const unknown = wanted.filter((part) => !(part in PARTS));
if (unknown.length > 0) {
  console.error(
    `Not a part of the coverage: ${unknown.join(', ')}. There are: ${Object.keys(PARTS).join(', ')}.`,
  );
  process.exit(2);
}

// Child processes end with this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));

/** @type {(string | number)[][]} */
const rows = [['part', 'lines', 'run by tests', '%', 'goal', 'tests']];
for (const [name, part] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const { goal } = part;
  const { files, isGreen, output } = await measure(name, part);
  const { total, covered, percent } = linesOf(files);
  rows.push([name, total, covered, percent.toFixed(2), goal, isGreen ? 'green' : 'RED']);
  if (!isGreen) console.error(output);
  printTable(`${name}: files with the most lines that no test runs`, [
    ['file', 'lines', 'not run'],
    ...leastCoveredFiles(files, MAX_LIST_LENGTH).map(({ path, lines, missed }) => [
      relative(ROOT, path),
      lines,
      missed,
    ]),
  ]);
  if (!isGreen || percent < goal) process.exitCode = 1;
}
printTable('Lines that tests run', rows);

/**
 * @param {string} name
 * @param {Part} part
 */
async function measure(name, { tests, sources }) {
  const folder = join(ROOT, '.cache/coverage', name);
  rmSync(folder, { recursive: true, force: true });
  const from = [...sources, ...NOT_MEASURED.map((pattern) => `!${pattern}`)];
  const { exitCode, output } = await runNode(
    [
      ...['--no-warnings', 'node_modules/jest/bin/jest.js', '--ci', '--silent', '--maxWorkers=100%'],
      // Counts statements of the source rather than lines of text, which would include comments.
      ...['--coverage', '--coverageProvider=babel', '--coverageReporters=json-summary'],
      ...[
        '--coverageDirectory',
        folder,
        ...from.map((pattern) => `--collectCoverageFrom=${pattern}`),
        ...tests,
      ],
    ],
    {
      env: { NODE_OPTIONS: '--experimental-vm-modules', NODE_ENV: 'test', TEST_DATABASE_URL: '' },
      limitMs: LIMIT_MS,
    },
  );
  const files = readJson(join(folder, 'coverage-summary.json'));
  delete files.total;
  return { files, isGreen: exitCode === 0, output };
}
