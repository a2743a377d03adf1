// @ts-check
// `npm run test:mutation`: changes the code in small ways and counts which changes no test notices. Slow (a tool takes
// minutes), so each area is a sample of files; `-- --sample 20 --seed 7` takes others. `-- restock-planner libs/platform/contracts`
// takes all files of a tool's engine or of a folder, with `--sample` some of them; `--changes 60` takes so many changes of these
// files. `--again` runs only what a run before left open or ended for its time, and what another code or spec came to since; the
// rest counts as it did.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../checks/workspace-folders.mjs';
import { sampleOf } from './sample.mjs';
import { sampledChanges } from './sampled-changes.mjs';

/** Code by area, each with the Jest project that tests it. Tables, examples and what only tests read are left out. */
const AREAS = [
  { tests: 'node', folder: 'libs/tools', code: /\/src\/engine\/.*\.ts$/ },
  { tests: 'node', folder: 'libs/platform/contracts', code: /\/src\/.*\.ts$/ },
  { tests: 'node', folder: 'libs/platform/file-import', code: /\/src\/(?!.*\/?use-)[^.]*\.ts$/ },
  { tests: 'node', folder: 'libs/platform/tool-kit', code: /\/src\/(?!.*\/?use-)[^.]*\.ts$/ },
  { tests: 'screen', folder: 'libs/platform/tool-kit', code: /\/src\/(.*\.tsx|(.*\/)?use-[^/]*\.ts)$/ },
  // Every spec with an app reaches every service: only those of the feature run.
  { tests: 'node', folder: 'apps/api', code: /\/src\/.*\.service\.ts$/, beside: true },
];
const LEFT_OUT = /(\.(spec|fixture|data|examples|schema|types)\.tsx?|\/index\.ts)$/;
const DEFAULT_SAMPLE = 8;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    changes: { type: 'string' },
    concurrency: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
    again: { type: 'boolean', default: false },
  },
});
const folders = positionals.map((name) => {
  const engine = join('libs/tools', name, 'src/engine');
  return existsSync(join(ROOT, engine)) ? engine : name;
});
const fileCount = Number(values.sample ?? (folders.length > 0 ? Infinity : DEFAULT_SAMPLE));

for (const { tests, folder, code, beside = false } of AREAS) {
  const all = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => code.test(path) && !LEFT_OUT.test(path) && !path.includes('node_modules'));
  const named =
    folders.length > 0
      ? all.filter((path) => folders.some((wanted) => path === wanted || path.startsWith(`${wanted}/`)))
      : all;
  const files = sampleOf(named, fileCount, Number(values.seed));
  if (files.length === 0) continue;
  console.log(`\n${folder} (${tests}): ${files.length} of ${all.length} files`);
  const results = join(ROOT, '.cache/mutation-results', `${folder.replaceAll('/', '-')}-${tests}.json`);
  if (values.again) forgetUnnoticed(results);
  else rmSync(results, { force: true });
  const specs = new Set(files.map((path) => (beside ? dirname(path) : path.slice(0, path.indexOf('/src/')))));
  const sample = values.changes === undefined ? null : await storeSample(files, results);
  const stryker = join(ROOT, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  const { status } = spawnSync(
    process.execPath,
    [stryker, 'run', 'tools/mutation/stryker.config.mjs', '--mutate', (sample?.ranges ?? files).join(',')],
    {
      cwd: ROOT,
      stdio: 'inherit',
      env: {
        ...process.env,
        NODE_ENV: 'test',
        MUTATION_ROOT: ROOT,
        MUTATION_TESTS: tests,
        MUTATION_FOLDERS: [...specs].join(),
        MUTATION_RELATED: beside ? '' : 'yes',
        MUTATION_RESULTS: results,
        MUTATION_CONCURRENCY: values.concurrency,
        MUTATION_SAMPLE: sample?.path ?? '',
      },
    },
  );
  if (status !== 0) process.exitCode = 1;
}

/**
 * @param {readonly string[]} files
 * @param {string} results beside which the names of the changes are stored for Stryker
 */
async function storeSample(files, results) {
  const count = Number(values.changes);
  const { names, ranges, all } = await sampledChanges(ROOT, files, count, Number(values.seed));
  console.log(`${names.length} of ${all} changes`);
  const path = results.replace(/\.json$/, '-sample.json');
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(names));
  return { path, ranges };
}

/**
 * Stryker takes a new test for what may notice a change only where it knows which tests reach the change.
 * @param {string} path of the results of a run before
 */
function forgetUnnoticed(path) {
  if (!existsSync(path)) return;
  /** @type {{ files: Record<string, { mutants: { status: string }[] }> }} */
  const report = JSON.parse(readFileSync(path, 'utf8'));
  for (const file of Object.values(report.files))
    file.mutants = file.mutants.filter(({ status }) => status === 'Killed');
  writeFileSync(path, JSON.stringify(report));
}
