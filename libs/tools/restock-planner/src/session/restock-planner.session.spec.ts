import { openSession } from './restock-planner.session.ts';

const ask = (content: BlobPart) => openSession()({ file: new File([content], 'stock.csv') }, () => undefined);

/** The test environment cannot read files as a browser does. */
class Reader {
  onload = () => undefined;
  result: ArrayBuffer | null = null;
  readAsArrayBuffer(file: Blob) {
    void file.arrayBuffer().then((bytes) => {
      this.result = bytes;
      this.onload();
    });
  }
}

describe('the session of the restock planner', () => {
  const original = globalThis.FileReader;
  // Replaces the FileReader of the browser.
  beforeAll(() => (globalThis.FileReader = Reader as unknown as typeof FileReader));
  afterAll(() => (globalThis.FileReader = original));

  it('returns the table of a text', async () => {
    expect(await ask('sku;available\nA;1.234\n')).toMatchObject({
      kind: 'table',
      table: { headers: ['sku', 'available'], rows: [{ cells: ['A', '1.234'] }] },
    });
  });

  it.each([
    ['', 'file-empty'],
    [new Uint8Array([0x50, 0x4b, 3, 4]), 'workbook-broken'],
    ['sku;available\n', 'no-table'],
  ])('returns the reason where %p has no table', async (content, code) => {
    expect(await ask(content)).toEqual({ kind: 'refused', code });
  });
});
