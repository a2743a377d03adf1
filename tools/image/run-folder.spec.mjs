// @ts-check
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { packageOf } from './bundle.mjs';
import { folderBytes } from './folder-bytes.mjs';
import { closureOf, makeRunFolder } from './run-folder.mjs';

/** @type {string} */
let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stb-run-folder-'));
  put('apps/api/package.json', { optionalDependencies: { 'not-installed': '1.0.0' } });
  for (const part of ['apps/api', 'apps/cli']) put(`${part}/dist/packages.json`, []);
  put('apps/api/dist/main.js', 'built');
  put('apps/api/dist/main.js.map', 'map');
  put('apps/host/dist/index.html', '<h1>');
  put('apps/admin/dist/admin.html', '<h1>');
  put('docker/health-check.mjs', 'check');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/**
 * @param {string} path
 * @param {unknown} content a text, or what becomes JSON
 */
function put(path, content) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
}
const install = (/** @type {string} */ path, description = {}) => put(`${path}/package.json`, description);

describe('closureOf', () => {
  it('has the requested packages with their dependencies, as Node resolves them', () => {
    install('node_modules/a', { dependencies: { b: '1' }, peerDependencies: { d: '1' } });
    install('node_modules/a/node_modules/b', { dependencies: { c: '1' } });
    install('node_modules/b');
    install('node_modules/c', { dependencies: { a: '1' } });
    install('node_modules/d');
    install('node_modules/unused');
    expect(closureOf(root, ['a'])).toEqual([
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/c',
      'node_modules/d',
    ]);
  });

  it('skips optional packages that are not installed', () => {
    install('node_modules/a', {
      optionalDependencies: { 'a-for-another-system': '1' },
      peerDependencies: { e: '1' },
      peerDependenciesMeta: { e: { optional: true } },
    });
    install('node_modules/e');
    expect(closureOf(root, ['a', 'not-installed'])).toEqual(['node_modules/a']);
  });

  it('fails for any other missing package', () => {
    install('node_modules/a', { dependencies: { gone: '1' } });
    expect(() => closureOf(root, ['a'])).toThrow('gone, which node_modules/a needs, is not installed.');
    expect(() => closureOf(root, ['missing'])).toThrow('missing, which apps/api needs, is not installed.');
  });
});

describe('makeRunFolder', () => {
  it('contains builds and their packages, and no files for people or compilers', () => {
    put('apps/api/dist/packages.json', ['a']);
    install('node_modules/a');
    for (const file of ['index.js', 'index.d.ts', 'index.js.map', 'README.md', 'node_modules/x/index.js'])
      put(`node_modules/a/${file}`, file);
    const to = join(root, 'made');
    expect(makeRunFolder({ root, to })).toEqual({ packages: ['node_modules/a'] });
    for (const path of ['apps/api/dist/main.js', 'apps/host/dist/index.html', 'node_modules/a/index.js'])
      expect(existsSync(join(to, path))).toBe(true);
    for (const path of [
      'apps/api/dist/main.js.map',
      'node_modules/a/index.d.ts',
      'node_modules/a/README.md',
      'node_modules/a/node_modules',
    ])
      expect([path, existsSync(join(to, path))]).toEqual([path, false]);
    expect(readFileSync(join(to, 'health-check.mjs'), 'utf8')).toBe('check');
    expect(folderBytes(to)).toBeGreaterThan(0);
  });

  it('replaces its own folder, and rejects a folder with other content', () => {
    const to = join(root, 'made');
    makeRunFolder({ root, to });
    put('made/old.js', 'of the version before');
    makeRunFolder({ root, to });
    expect(existsSync(join(to, 'old.js'))).toBe(false);
    put('mine/letter.txt', 'do not delete');
    expect(() => makeRunFolder({ root, to: join(root, 'mine') })).toThrow('holds something else');
    expect(existsSync(join(root, 'mine/letter.txt'))).toBe(true);
  });

  it('rejects an incomplete build', () => {
    rmSync(join(root, 'apps/host/dist'), { recursive: true });
    expect(() => makeRunFolder({ root, to: join(root, 'made') })).toThrow('apps/host/dist is missing');
  });
});

it.each([
  ['pg', ['pg']],
  ['zod/mini', ['zod']],
  ['@electric-sql/pglite/node-postgres', ['@electric-sql/pglite']],
  ['node:fs/promises', []],
])('packageOf(%s) is %j', (path, packages) => expect(packageOf(path)).toEqual(packages));
