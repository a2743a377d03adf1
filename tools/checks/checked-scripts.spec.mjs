// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { plainFiles } from './plain-words.mjs';
import { ROOT } from './workspace-folders.mjs';

describe('scripts (.mjs, .cjs)', () => {
  const scripts = plainFiles(ROOT, ['*.mjs', '*.cjs']);

  it('start with @ts-check, so that their JSDoc types are checked', () => {
    expect(scripts.length).toBeGreaterThan(200);
    const isMarked = (/** @type {string} */ file) =>
      readFileSync(join(ROOT, file), 'utf8').startsWith('// @ts-check\n');
    expect(scripts.filter((file) => !isMarked(file))).toEqual([]);
  });

  it('are all in tsconfig.json, whose files `npm run typecheck` reads', () => {
    const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile);
    const included = new Set(ts.parseJsonConfigFileContent(config, ts.sys, ROOT).fileNames);
    expect(scripts.filter((file) => !included.has(join(ROOT, file)))).toEqual([]);
  });
});
