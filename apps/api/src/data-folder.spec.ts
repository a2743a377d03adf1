import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDataFolder, restrictDataFolder } from './data-folder.ts';

describe('the data folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'stb-folder-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is created with its parents, and an existing one stays unchanged', () => {
    const path = join(folder, 'a/b/data');
    ensureDataFolder(path);
    expect(readdirSync(path)).toEqual([]);
    writeFileSync(join(path, 'kept'), '');
    ensureDataFolder(path);
    expect(readdirSync(path)).toEqual(['kept']);
  });

  it.each([
    ['is a file', 'file'],
    ['lies below a file', 'file/data'],
    ['is too long a name', 'x'.repeat(300)],
  ])('stops the start with a line that names DATA_DIR when it %s', (_title, name) => {
    writeFileSync(join(folder, 'file'), '');
    expect(() => ensureDataFolder(join(folder, name))).toThrow(
      /^DATA_DIR must be a folder that can be written$/,
    );
  });
});

describe('restrictDataFolder', () => {
  let folder: string;
  const modeOf = (name: string) => (statSync(join(folder, name)).mode & 0o7777).toString(8);
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'stb-folder-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('takes the rights of other users from the folder and the files of the service, and counts them', () => {
    mkdirSync(join(folder, 'pglite/base'), { recursive: true });
    for (const name of ['pglite/base/1', 'jwt-secret', 'site.json']) writeFileSync(join(folder, name), '');
    symlinkSync(join(folder, 'site.json'), join(folder, 'pglite/link'));
    const wide = ['', 'pglite', 'pglite/base', 'pglite/base/1', 'jwt-secret', 'site.json'];
    for (const name of wide) chmodSync(join(folder, name), 0o777);
    expect(restrictDataFolder(folder)).toEqual({ repaired: 5, failed: 0 });
    expect(wide.map(modeOf)).toEqual(['700', '700', '700', '700', '700', '777']);
    expect(restrictDataFolder(folder)).toEqual({ repaired: 0, failed: 0 });
  });

  it('leaves a folder that all users share as it is, and reports it', () => {
    chmodSync(folder, 0o1777);
    expect(restrictDataFolder(folder)).toEqual({ repaired: 0, failed: 1 });
    expect(modeOf('')).toBe('1777');
  });
});
