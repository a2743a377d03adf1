import { viewOutput, type OutputView } from './view-output.ts';

const output = {
  total: 3,
  rows: Array.from({ length: 40 }, (_, at) => ({ sku: `sku-${at}`, price: at })),
  svg: 'x'.repeat(300),
  note: { text: 'short' },
};
const view = (parts: Partial<OutputView> = {}, data: unknown = output) =>
  viewOutput(data, { maxBytes: { whole: 1_000, narrowed: 500 }, ...parts });

describe('viewOutput', () => {
  it('shows an output within the limit whole', () => {
    expect(view({}, { total: 3 })).toEqual({
      kind: 'whole',
      data: { total: 3 },
      page: null,
      leftOut: [],
      missing: [],
      allFields: ['total'],
    });
  });

  it('shows the wanted fields, also of rows, and names those that do not exist', () => {
    const { kind, data, missing } = view({
      fields: ['total', 'note.text', 'rows.price', 'none', 'rows.none', '__proto__', 'total.constructor'],
      maxBytes: { whole: 1_000, narrowed: 1_000 },
    });
    expect(kind).toBe('narrowed');
    expect(data).toEqual({
      total: 3,
      rows: output.rows.map(({ price }) => ({ price })),
      note: { text: 'short' },
    });
    expect(missing).toEqual(['none', 'rows.none', '__proto__', 'total.constructor']);
  });

  it('cuts the longest list into pages that together hold it, and leaves out other long parts', () => {
    const first = view();
    expect(first).toMatchObject({
      kind: 'cut',
      leftOut: ['svg'],
      page: { path: 'rows', page: 1, total: 40 },
    });
    const pages = Array.from({ length: first.page?.pages ?? 0 }, (_, at) => view({ page: at + 1 }));
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.map(({ kind }) => kind)).toEqual(pages.map(() => 'narrowed'));
    for (const { data } of pages) expect(JSON.stringify(data).length).toBeLessThanOrEqual(500);
    expect(pages.flatMap(({ data }) => (data as typeof output).rows)).toEqual(output.rows);
    expect(pages[0]?.data).toEqual(first.data);
    expect(view({ page: pages.length + 1 })).toMatchObject({ kind: 'no-such-page', data: null });
  });

  it('cuts a long text into pages', () => {
    const svg = Array.from({ length: 200 }, (_, at) => `line ${at};`).join('');
    const pages = Array.from({ length: 30 }, (_, at) => view({ fields: ['svg'], page: at + 1 }, { svg }));
    const shown = pages.filter(({ kind }) => kind === 'narrowed');
    expect(shown).toHaveLength(shown[0]?.page?.pages ?? 0);
    expect(shown.map(({ data }) => (data as typeof output).svg).join('')).toBe(svg);
  });

  it('is too long where one item is beyond the limit', () => {
    expect(view({}, { rows: ['x'.repeat(2_000)] })).toMatchObject({ kind: 'too-long', data: null });
    const names = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`name-${at}`, at]));
    expect(view({}, { names })).toMatchObject({ kind: 'too-long', data: null });
  });
});
