// @ts-check
// `node tools/catalogue/generate.mjs` writes the shared terms into the locale files, and the catalogue; `--check` only
// reports whether they are up to date.
import { join } from 'node:path';
import { linkTools } from './link-tools.mjs';
import { readTools } from './read-tools.mjs';
import { renderCatalogue } from './render.mjs';
import { compareTerms, writeLocales } from './terms.mjs';
import { findDrift, writeFiles } from './write-catalogue.mjs';

const GENERATED = 'libs/platform/catalogue/src/generated';
const root = join(import.meta.dirname, '../..');

const check = process.argv.includes('--check');
const directory = join(root, GENERATED);
// First the terms: titles and rows of the catalogue are texts of the locale files.
const terms = compareTerms(root);
if (!check) writeLocales(root, terms.changes);
const { tools, problems } = readTools(root);
problems.push(...terms.problems);
const files = renderCatalogue(tools);

if (check) {
  problems.push(...terms.drift.map((text) => `${text}. Run: npm run catalogue`));
  const drift = findDrift(directory, files);
  if (drift.length > 0) problems.push(`The catalogue is stale (${drift.join(', ')}). Run: npm run catalogue`);
} else {
  linkTools(root);
  const changed = writeFiles(directory, files);
  console.log(
    `The catalogue holds ${tools.length} tools; ${changed.length + terms.changes.size} files changed.`,
  );
}

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else if (check) console.log(`The catalogue is up to date (${tools.length} tools).`);
