import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDataFolder } from './data-folder.ts';

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
