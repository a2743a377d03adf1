import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPublishedToolsFile, readPublishedTools } from './published-tools.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'stb-published-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const TOOLS = [{ id: 'a' }, { id: 'b' }];
const NOTICE = { zh: '费用更新中', en: 'Fees being updated' };
const read = () => [...readPublishedTools({ DATA_DIR: folder }).off];
const noticesOf = (...ids: string[]) => ids.map(readPublishedTools({ DATA_DIR: folder }).noticeOf);
const off = (...ids: string[]) => ({ isOff: (id: string) => ids.includes(id), tools: [] });

describe('the file of published tools', () => {
  it('says what is off now, and is replaced as a whole', () => {
    const write = createPublishedToolsFile(folder, TOOLS);
    write(off('b'));
    expect(read()).toEqual(['b']);
    write(off());
    expect(read()).toEqual([]);
    expect(readdirSync(folder)).toEqual(['published-tools.json']);
  });

  it('replaces the file of earlier versions', () => {
    writeFileSync(join(folder, 'off-tools.json'), '["a"]');
    createPublishedToolsFile(folder, TOOLS)(off());
    expect(readdirSync(folder)).toEqual(['published-tools.json']);
  });

  it('has the notices by tool and language', () => {
    const write = createPublishedToolsFile(folder, TOOLS);
    write({ isOff: () => false, tools: [{ id: 'a', notice: NOTICE }, { id: 'b' }] });
    expect(noticesOf('a', 'b', 'constructor')).toEqual([NOTICE, undefined, undefined]);
    write(off());
    expect(noticesOf('a')).toEqual([undefined]);
  });

  it('is written by a new service even if nothing is off, over what an earlier one left', () => {
    createPublishedToolsFile(folder, TOOLS)(off('a', 'b'));
    createPublishedToolsFile(folder, TOOLS)(off());
    expect(read()).toEqual([]);
  });

  it.each(['', '{', '{"a":1}', '["a"]', '{"off":[1],"notices":{}}', '{"off":["a"],"notices":{"a":"x"}}'])(
    'with the content %j changes nothing',
    (content) => {
      writeFileSync(join(folder, 'published-tools.json'), content);
      expect([read(), noticesOf('a')]).toEqual([[], [undefined]]);
    },
  );

  it('is left out where the folder is missing, with the reason once a change', () => {
    const failures: unknown[] = [];
    const write = createPublishedToolsFile(join(folder, 'none'), TOOLS, (error) => failures.push(error));
    write(off('a'));
    write(off('a'));
    expect(failures).toEqual([expect.objectContaining({ code: 'ENOENT' })]);
    write(off());
    expect(failures).toHaveLength(2);
  });

  it('is replaced by each of several services, which leave nothing else', () => {
    const writers = [1, 2, 3].map(() => createPublishedToolsFile(folder, TOOLS));
    for (const write of writers) write(off('a'));
    expect(read()).toEqual(['a']);
    expect(readdirSync(folder)).toEqual(['published-tools.json']);
  });

  it('is not needed', () => {
    expect(read()).toEqual([]);
  });
});
