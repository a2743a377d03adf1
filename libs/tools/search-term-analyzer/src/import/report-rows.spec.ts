import { runEngine } from '@seller-toolbox/tool-contract';
import type { TextTable } from '@seller-toolbox/tool-contract';
import { engine } from '../engine/search-term-analyzer.engine.ts';
import { reportRows } from './report-rows.ts';

const HEADERS = [
  'term',
  'clicks',
  'spend',
  'sales',
  'orders',
  'currency',
  'campaign',
  'adGroup',
  'targeting',
];
const COLUMNS = Object.fromEntries(HEADERS.map((header, column) => [header, column]));

function tableOf(...lines: readonly string[]): TextTable {
  const rows = lines.map((line, at) => ({ line: at + 2, cells: line.split(';') }));
  return { headers: HEADERS, rows, delimiter: ';', unread: false };
}

const outcomes = (table: TextTable, columns: Readonly<Record<string, number>> = COLUMNS) =>
  reportRows
    .read(table, columns)
    .map((row) => ('element' in row ? row.element['term'] : row.problems.map(({ code }) => code)));

describe('the rows of a search term report', () => {
  it('keep their places beside lines that are none', () => {
    expect(
      outcomes(
        tableOf(
          'mug;10;1,5;20;1;EUR;c;g;t',
          'mug;10;1,5;20;1;EUR;c;g;t',
          ';1;1;1;1;EUR;c;g;t',
          'lid;10;1;1;1;USD;c;g;t',
          'cup;1,5;1;1;1;EUR;c;g;t',
          'pan;;1;1;1;EUR;c;g;t',
          'jar;4;2,5;0;0;EUR;c;g;t',
          'Total;14;4;20;1;EUR;;;',
        ),
      ),
    ).toEqual([
      'mug',
      ['repeated-line'],
      ['no-term'],
      ['other-currency'],
      ['fraction'],
      ['missing-number'],
      'jar',
      ['total-line'],
    ]);
  });

  it('all lack a field that no column has', () => {
    const { orders: _orders, ...others } = COLUMNS;
    const [first, ...rest] = reportRows.read(tableOf('mug;1;1;1;1', 'cup;1;1;1;1'), others);
    expect(first).toEqual({ problems: [{ path: 'orders', code: 'required' }] });
    expect(rest).toEqual([first]);
  });

  it('get the verdict on their term, or none where the brand filter leaves it out', () => {
    const rows = reportRows.read(tableOf('Mug ;10;1;20;2', 'acme mug;5;1;9;1', 'mug;2;1;0;0'), COLUMNS);
    const elements = rows.flatMap((row) => ('element' in row ? [row.element] : []));
    const result = runEngine(engine, { rows: elements, brandWords: 'acme', brand: 'without' }, { now: 0 });
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    expect(reportRows.resultsOf(elements, result.output)).toEqual([
      expect.objectContaining({ text: 'mug', clicks: 12, orders: 2 }),
      undefined,
      expect.objectContaining({ text: 'mug', clicks: 12, orders: 2 }),
    ]);
  });
});
