import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readReport } from '@seller-toolbox/file-import/report-file';
import { MAX_SOURCE_ROWS } from '../engine/patent-sources.schema.ts';
import { PATENT_KINDS } from './patent-kinds.data.ts';
import { toSource } from './to-source.ts';

function read(bytes: Uint8Array) {
  const slice = (from: number, to: number) => ({
    arrayBuffer: () => Promise.resolve(new Uint8Array(bytes.slice(from, to)).buffer),
  });
  return readReport(
    { name: 'gp-search.csv', size: bytes.length, slice },
    { kinds: [...PATENT_KINDS], choice: undefined, maxRows: MAX_SOURCE_ROWS },
  );
}
const EXAMPLE = readFileSync(
  join('libs/tools/design-patent-search/src/import/examples', 'google-patents.csv'),
);

describe('a CSV of Google Patents', () => {
  it('is recognized behind the line with its address, and read', async () => {
    const { reading, rows } = await read(EXAMPLE);
    expect(reading).toMatchObject({ kind: 'google-patents' });
    expect(toSource({ kind: 'google-patents', name: '', date: null }, rows)?.rows[0]).toEqual({
      id: 'US-D0000012-S1',
      title: 'Bottle',
      owner: 'Example Outdoor Inc.',
      inventor: 'Mei Example',
      filed: '2023-03-14',
      published: '2025-02-04',
      granted: '2025-02-04',
    });
    expect(rows).toHaveLength(3);
  });

  it('in UTF-16 is read', async () => {
    const text = `\ufeff${EXAMPLE.toString('utf8')}`;
    expect((await read(Buffer.from(text, 'utf16le'))).rows).toHaveLength(3);
  });

  it('of another kind is not taken for one', async () => {
    const other = 'Search Term,Search Volume\nbottle,12\nlamp,14\n';
    expect((await read(Buffer.from(other))).reading.kind).toBeNull();
  });
});
