// @ts-check
// Generates a tool in a copy of the workspace, runs the checks of `npm test` on it, deletes its folder, and compares the
// copy with its previous state. Slow (about a minute); `npm test` runs it as one step.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ID = 'generated-sample';
const SCOPE = '@seller-toolbox';
const workspace = join(import.meta.dirname, '../../../..');
const copy = realpathSync(mkdtempSync(join(tmpdir(), 'generated-tool-')));
const nx = ['node_modules/nx/dist/bin/nx.js'];
const jest = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js', '--silent'];

try {
  copyWorkspace();
  step('prepare', ['tools/catalogue/generate.mjs']);
  step('prepare the lock file', ['tools/checks/complete-lock.mjs']);
  const before = fingerprint();
  step('generate', [...nx, 'g', `${SCOPE}/workspace:tool`, ID, '--category=financial']);
  step('catalogue', ['tools/catalogue/generate.mjs', '--check']);
  step('lock file', ['tools/checks/complete-lock.mjs', '--check']);
  step('format', [
    'node_modules/prettier/bin/prettier.cjs',
    '--check',
    '--log-level=warn',
    `libs/tools/${ID}`,
  ]);
  step('lint', ['node_modules/eslint/bin/eslint.js', `libs/tools/${ID}`, 'libs/platform/catalogue']);
  step('types', ['tools/workspace-plugin/src/typecheck.mjs', `libs/tools/${ID}`]);
  step('types of the catalogue', ['tools/workspace-plugin/src/typecheck.mjs', 'libs/platform/catalogue']);
  step('tests and conformance', [...nx, 'test', ID]);
  step('catalogue and command line', [
    ...jest,
    'libs/platform/catalogue',
    'apps/cli/src/(run-cli|main).spec',
  ]);
  step('run', ['--import', 'tsx', 'apps/cli/src/main.ts', 'run', ID]);

  rmSync(join(copy, 'libs/tools', ID), { recursive: true });
  step('delete', ['tools/catalogue/generate.mjs']);
  step('lock file again', ['tools/checks/complete-lock.mjs']);
  const left = differences(before, fingerprint());
  if (left.length > 0) throw new Error(`The deleted tool leaves traces in ${left.join(', ')}`);
  console.log('A generated tool passes every check, and deleting its folder removes it.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}

/** @param {string} title @param {string[]} args */
function step(title, args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: copy,
    encoding: 'utf8',
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      NX_DAEMON: 'false',
      NX_NO_CLOUD: 'true',
      NX_TUI: 'false',
      NX_ISOLATE_PLUGINS: 'false',
      NX_WORKSPACE_ROOT_PATH: copy,
    },
  });
  if (status !== 0) throw new Error(`${title} failed:\n${stdout}\n${stderr}`);
  console.log(`${title}: ok`);
}

/** The files that git tracks or would track; packages are links, except ours, which must be those of the copy. */
function copyWorkspace() {
  for (const file of workspaceFiles()) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(workspace, file), join(copy, file));
  }
  mkdirSync(join(copy, 'node_modules', SCOPE), { recursive: true });
  for (const name of readdirSync(join(workspace, 'node_modules'))) {
    if (name !== SCOPE) symlinkSync(join(workspace, 'node_modules', name), join(copy, 'node_modules', name));
  }
  for (const file of workspaceFiles().filter((path) =>
    /^(apps|libs\/\w+|tools)\/[^/]+\/package\.json$/.test(path),
  )) {
    const { name } = JSON.parse(readFileSync(join(copy, file), 'utf8'));
    symlinkSync(join(copy, dirname(file)), join(copy, 'node_modules', name));
  }
}

function workspaceFiles() {
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: workspace,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .filter((file) => existsSync(join(workspace, file)));
}

/** @returns {Map<string, string>} a digest of each file in the copy */
function fingerprint() {
  const files = readdirSync(copy, { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() &&
        !/(^|\/)(node_modules|\.nx|\.cache)(\/|$)/.test(entry.parentPath.slice(copy.length)),
    )
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    files.map((path) => [
      path.slice(copy.length + 1),
      createHash('sha256').update(readFileSync(path)).digest('hex'),
    ]),
  );
}

/** @param {Map<string, string>} before @param {Map<string, string>} after */
function differences(before, after) {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path)).sort();
}
