import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createOffToolsFile, readOffTools } from './off-tools.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'stb-off-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const TOOLS = [{ id: 'a' }, { id: 'b' }];
const read = () => [...readOffTools({ DATA_DIR: folder })];

describe('the file of the tools that are off', () => {
  it('says what is off now, and is replaced as a whole', () => {
    const write = createOffToolsFile(folder, TOOLS);
    write({ isOff: (id) => id === 'b' });
    expect(read()).toEqual(['b']);
    write({ isOff: () => false });
    expect(read()).toEqual([]);
    expect(readdirSync(folder)).toEqual(['off-tools.json']);
  });

  it('is written by a new service even if nothing is off, over what an earlier one left', () => {
    createOffToolsFile(folder, TOOLS)({ isOff: () => true });
    createOffToolsFile(folder, TOOLS)({ isOff: () => false });
    expect(read()).toEqual([]);
  });

  it.each(['', '{', '{"a":1}', '[1,null]'])('with the content %j switches nothing off', (content) => {
    writeFileSync(join(folder, 'off-tools.json'), content);
    expect(read()).toEqual([]);
  });

  it('is left out where the folder is missing, with the reason once a change', () => {
    const failures: unknown[] = [];
    const write = createOffToolsFile(join(folder, 'none'), TOOLS, (error) => failures.push(error));
    write({ isOff: () => true });
    write({ isOff: () => true });
    expect(failures).toEqual([expect.objectContaining({ code: 'ENOENT' })]);
    write({ isOff: () => false });
    expect(failures).toHaveLength(2);
  });

  it('is replaced by each of several services, which leave nothing else', () => {
    const writers = [1, 2, 3].map(() => createOffToolsFile(folder, TOOLS));
    for (const write of writers) write({ isOff: (id) => id === 'a' });
    expect(read()).toEqual(['a']);
    expect(readdirSync(folder)).toEqual(['off-tools.json']);
  });

  it('is not needed', () => {
    expect(read()).toEqual([]);
  });
});
