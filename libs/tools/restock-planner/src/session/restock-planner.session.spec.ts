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

describe('the session that reads inventory exports', () => {
  const own = globalThis.FileReader;
  // Stands in for the reader of the browser.
  beforeAll(() => (globalThis.FileReader = Reader as unknown as typeof FileReader));
  afterAll(() => (globalThis.FileReader = own));

  it('answers with the table of a text', async () => {
    expect(await ask('sku;available\nA;1.234\n')).toMatchObject({
      kind: 'table',
      table: { headers: ['sku', 'available'], rows: [{ cells: ['A', '1.234'] }] },
    });
  });

  it.each([
    ['', 'file-empty'],
    [new Uint8Array([0x50, 0x4b, 3, 4]), 'workbook-broken'],
    ['sku;available\n', 'no-table'],
  ])('says why there is none in %p', async (content, code) => {
    expect(await ask(content)).toEqual({ kind: 'refused', code });
  });
});
