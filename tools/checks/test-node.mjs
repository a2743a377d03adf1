// @ts-check
// `npm run test:node -- 24`: all of `npm test` on another Node, installed from npm into `.cache/node-24`.
// `npm run test:node -- 24 libs/tools/unit-converter` runs only the Jest specs below that path on it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { ROOT } from './workspace-folders.mjs';

/** @type {Partial<Record<NodeJS.Platform, string>>} */
const PLATFORMS = { win32: 'win' };
const WINDOWS = process.platform === 'win32';

function run(/** @type {string} */ command, /** @type {readonly string[]} */ args, env = process.env) {
  const { status, error } = spawnSync(command, args, { cwd: ROOT, env, stdio: 'inherit' });
  if (error) throw error;
  return status ?? 1;
}

/** Installs the package with the program only; the package `node` needs an install script. */
function installNode(/** @type {string} */ version) {
  const name = `node-${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`;
  const folder = join(ROOT, '.cache', `node-${version}`);
  const program = join(folder, 'node_modules', name, 'bin', WINDOWS ? 'node.exe' : 'node');
  if (existsSync(program)) return program;
  const flags = ['--no-save', '--no-package-lock', '--ignore-scripts', '--engine-strict=false'];
  const npm = WINDOWS ? 'npm.cmd' : 'npm';
  if (run(npm, ['install', '--prefix', folder, ...flags, `${name}@${version}`]) !== 0) process.exit(1);
  return program;
}

const [version = '', ...paths] = process.argv.slice(2);
if (!/^\d+(\.\d+){0,2}$/.test(version)) {
  console.error('Usage: npm run test:node -- VERSION [path of specs ...], for example 24');
  process.exit(2);
}
const node = installNode(version);
// Processes started by name in tests must use the same Node.
const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` };
console.log(`Node ${version}: ${node}`);
process.exitCode =
  paths.length > 0
    ? run(
        node,
        ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js', ...paths],
        env,
      )
    : run(node, ['tools/checks/test.mjs'], env);
