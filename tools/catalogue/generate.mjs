// @ts-check
// `node tools/catalogue/generate.mjs` writes the catalogue; `--check` only says whether it is up to date.
import { join } from 'node:path';
import { linkTools } from './link-tools.mjs';
import { readTools } from './read-tools.mjs';
import { renderCatalogue } from './render.mjs';
import { findDrift, writeFiles } from './write-catalogue.mjs';

const GENERATED = 'libs/platform/catalogue/src/generated';
const root = join(import.meta.dirname, '../..');

try {
  const tools = readTools(root);
  const files = renderCatalogue(tools);
  const directory = join(root, GENERATED);
  if (process.argv.includes('--check')) {
    const drift = findDrift(directory, files);
    if (drift.length > 0)
      throw new Error(`The catalogue is stale (${drift.join(', ')}). Run: npm run catalogue`);
    console.log(`The catalogue is up to date (${tools.length} tools).`);
  } else {
    linkTools(
      root,
      tools.map(({ manifest }) => manifest.id),
    );
    const changed = writeFiles(directory, files);
    console.log(`The catalogue holds ${tools.length} tools; ${changed.length} files changed.`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
