import { reportImports } from './report-imports.ts';
import type { ReportKind, ReportRow } from './report-kind.ts';

const STOCK: ReportKind = {
  id: 'stock',
  form: 'table',
  columns: [
    { field: 'sku', aliases: ['sku'], reads: 'text' },
    { field: 'units', aliases: ['available'], reads: 'number' },
  ],
  required: [['sku'], ['units']],
  source: 'own test',
  checkedOn: '2026-11-30',
};

/** A tool that takes only what is on stock, and nothing of a report named "draft". */
const hook = reportImports({
  kinds: [STOCK],
  maxRows: 10,
  toSource: ({ kind, name, above }, rows) =>
    name === 'draft.csv' ? null : { kind, name, above, rows: rows.filter(({ units }) => units !== 0) },
});

function inputOf(lines: readonly (readonly string[])[], name?: string) {
  const [kind] = hook.kinds;
  if (kind?.form !== 'table') throw new Error('no table');
  const rows = lines.map((cells, at) => ({ line: at + 2, cells }));
  return kind.toInput({ headers: ['SKU', 'Available'], rows, delimiter: ',', unread: false }, name);
}

describe('reportImports', () => {
  it('makes a source of the rows of a table, with the name of its file', () => {
    const rows: readonly ReportRow[] = [{ sku: 'A', units: 3 }];
    expect(inputOf([['A', '3']], 'stock.csv')).toEqual({
      input: { sources: [{ kind: 'stock', name: 'stock.csv', above: '', rows }] },
      ...{ read: 1, used: 1 },
    });
    expect(inputOf([['A', '3']]).input?.sources[0]?.name).toBe('');
  });

  it('counts the rows that were read and those that the tool takes', () => {
    const lines = [
      ['A', '3'],
      ['B', '0'],
    ];
    expect(inputOf(lines)).toMatchObject({ read: 2, used: 1 });
  });

  it('makes no input where the tool takes no row, or not the report', () => {
    expect(inputOf([['B', '0']])).toEqual({ input: null, read: 1, used: 0 });
    expect(inputOf([['A', '3']], 'draft.csv')).toEqual({ input: null, read: 1, used: 0 });
  });
});
