// @ts-check
// `npm install` drops optional packages of other platforms that a registry does not have, and `npm ci` then rejects the
// lock file. Run after every change of it; `--check` only reports.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeLock, lockProblems } from './lock.mjs';
import { ROOT, readJson, readWorkspaces } from './workspace-folders.mjs';

const path = join(ROOT, 'package-lock.json');
const root = readJson(join(ROOT, 'package.json'));
const workspaces = readWorkspaces();
const node = root.engines.node.replace(/^[^\d]*/, '');
let lock = readJson(path);

if (!process.argv.includes('--check')) {
  const before = Object.keys(lock.packages).length;
  lock = completeLock(lock, workspaces);
  writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(`package-lock.json: ${before} entries before, ${Object.keys(lock.packages).length} now`);
}

const problems = lockProblems(lock, { workspaces, root, node });
for (const problem of problems) console.error(`package-lock.json: ${problem}`);
if (problems.length > 0) {
  console.error('Fix it with `npm install` (new dependencies) and then `npm run lock`.');
  process.exitCode = 1;
}
