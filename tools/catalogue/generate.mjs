// @ts-check
// `node tools/catalogue/generate.mjs` writes the catalogue; `--check` only reports whether it is up to date.
import { join } from 'node:path';
import { linkTools } from './link-tools.mjs';
import { readTools } from './read-tools.mjs';
import { renderCatalogue } from './render.mjs';
import { findDrift, writeFiles } from './write-catalogue.mjs';

const GENERATED = 'libs/platform/catalogue/src/generated';
const root = join(import.meta.dirname, '../..');

const check = process.argv.includes('--check');
const directory = join(root, GENERATED);
const { tools, problems } = readTools(root);
const files = renderCatalogue(tools);

if (check) {
  const drift = findDrift(directory, files);
  if (drift.length > 0) problems.push(`The catalogue is stale (${drift.join(', ')}). Run: npm run catalogue`);
} else {
  linkTools(root);
  const changed = writeFiles(directory, files);
  console.log(`The catalogue holds ${tools.length} tools; ${changed.length} files changed.`);
}

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else if (check) console.log(`The catalogue is up to date (${tools.length} tools).`);
