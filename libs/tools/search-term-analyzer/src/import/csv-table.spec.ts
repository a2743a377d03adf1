import { workbook } from '@seller-toolbox/file-import/write-workbook';
import { readXlsx } from './xlsx-table.ts';
import { bytesOf } from './encoded-text.fixture.ts';
import { readCsv } from './csv-table.ts';
import { readReport } from './read-report.ts';

const HEADER = 'Campaign Name,Ad Group Name,Targeting,Customer Search Term,Clicks,Spend,Sales,Orders';
/** Enough lines for several chunks. */
const COUNT = 12_000;
const fill = 'a "quoted" name,\nover two lines '.repeat(3).replaceAll('"', '""');
const line = (index: number) => `"${fill}${index}",G ${index % 7},水筒,term ${index},${index},1.50,3.00,1`;
const text = (end = '\n') => [HEADER, ...Array.from({ length: COUNT }, (_, index) => line(index))].join(end);

describe('readCsv in chunks', () => {
  it.each(['\n', '\r\n', '\r'])('returns every line once and complete, with line ends %j', (end) => {
    const { rows, reading } = readReport(readCsv(bytesOf(text(end))));
    expect(reading).toMatchObject({ linesRead: COUNT, skipped: [] });
    expect(rows.map(({ clicks }) => clicks)).toEqual(Array.from({ length: COUNT }, (_, index) => index));
    expect(rows.every(({ campaign }, index) => campaign.endsWith(`lines ${index}`))).toBe(true);
  });

  it.each(['\n', '\r\n', '\r'])('ignores one trailing %j but counts a second one as a blank line', (end) => {
    const whole = [HEADER, line(1), line(2)].join(end);
    expect(readReport(readCsv(bytesOf(whole + end))).reading).toMatchObject({ linesRead: 2, skipped: [] });
    const twice = readReport(readCsv(bytesOf(whole + end + end))).reading;
    expect(twice).toMatchObject({ linesRead: 3, skipped: [{ reason: 'blank-line', count: 1, lines: [4] }] });
  });

  it('reports rising progress and returns the same lines when read again', () => {
    const table = readCsv(bytesOf(text()));
    const shares: number[] = [];
    const count = () => {
      let lines = 0;
      table.forEachLine(
        () => (lines += 1),
        (share) => shares.push(share),
      );
      return lines;
    };
    expect(count()).toBe(COUNT + 1);
    expect(shares.length).toBeGreaterThan(5);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
    expect(count()).toBe(COUNT + 1);
  });
});

it('readCsv keeps terms with an unclosed quotation mark in tab-separated text', () => {
  const lines = ['"stanley" cup', '5" plate', '"mug', 'bowl'].map((term) => `${term}\t3\t1.21\t20.00\t1`);
  const { rows } = readReport(readCsv(bytesOf([HEAD.replaceAll(',', '\t'), ...lines].join('\n'))));
  expect(rows.map(({ term }) => term)).toEqual(['"stanley" cup', '5" plate', '"mug', 'bowl']);
});

it('readCsv picks the delimiter of every line where no header is known', () => {
  const table = readCsv(
    bytesOf(
      [
        'Kampanja;Hakusana;Napsautukset;Kulut;Myynti',
        'Pullot, teräs, uudet, FI, auto, 2026;pullo;90;45,50;0,00',
        'Mukit, lasi, uudet, FI, auto, 2026;muki;80;12,00;99,00',
      ].join('\n'),
    ),
  );
  expect(table.file.delimiter).toBe(';');
  expect(table.head[1]?.slice(0, 2)).toEqual(['Pullot, teräs, uudet, FI, auto, 2026', 'pullo']);
});

const HEAD = 'Customer Search Term,Clicks,Spend,Sales,Orders';
const TERMS = ['cup,3,1.21,20.00,1', 'total,2,1.21,20.00,2', 'mug,1,1.21,20.00,1'];

describe('readReport skips', () => {
  const read = (...lines: string[]) => readReport(readCsv(bytesOf(lines.join('\n'))));
  const skippedOf = (...lines: string[]) => read(...lines).reading.skipped;

  it('duplicate lines and lists the first five', () => {
    const lines = Array.from({ length: 7 }, (_, index) => line(index));
    expect(skippedOf(HEADER, ...lines, ...lines)).toEqual([
      { reason: 'repeated-line', count: 7, lines: [9, 10, 11, 12, 13] },
    ]);
  });

  it('no lines that differ in an unused column only', () => {
    const { rows } = read(`${HEADER},Start Date`, `${line(1)},2026-11-01`, `${line(1)},2026-11-02`);
    expect(rows).toHaveLength(2);
  });

  it('no lines with equal text but different cell boundaries', () => {
    const { rows } = read(HEADER, 'AB,C,t,cup,1,1,1,1', 'A,BC,t,cup,1,1,1,1');
    expect(rows).toHaveLength(2);
  });

  it.each([
    ['at the end', (total: string) => [HEAD, ...TERMS, total], 5],
    ['at the beginning', (total: string) => [HEAD, total, ...TERMS], 2],
  ])('total lines %s', (_, linesWith, at) => {
    for (const name of ['Total', 'Totals: 3', 'Gesamtsumme', '合計', '总计']) {
      const { rows, reading } = read(...linesWith(`${name},6,3.63,60.00,4`));
      expect(rows.map(({ term }) => term)).toEqual(['cup', 'total', 'mug']);
      expect(reading.skipped).toEqual([{ reason: 'total-line', count: 1, lines: [at] }]);
    }
  });

  it('lines behind the first 200,000, which it counts', () => {
    const lines = Array.from({ length: 200_002 }, (_, at) => `cup ${at},1,1,1,1`);
    const content = ['Customer Search Term,Clicks,Spend,Sales,Orders', ...lines, ',,,,', 'mug,1,1,1,1'];
    const { rows, reading } = read(content.join('\n'));
    expect(rows).toHaveLength(200_000);
    expect(reading).toMatchObject({
      linesRead: 200_003,
      skipped: [{ reason: 'too-many', count: 3, lines: [200_002] }],
    });
  });

  it('rows of a workbook behind those that its reader keeps', () => {
    const rows = Array.from({ length: 50_042 }, (_, at) => [`cup ${at}`, 1, 1, 1, 1]);
    const head = ['Customer Search Term', 'Clicks', 'Spend', 'Sales', 'Orders'];
    const { reading } = readReport(readXlsx(workbook([{ name: 'S', rows: [head, ...rows] }])));
    expect(reading).toMatchObject({
      linesRead: 50_042,
      skipped: [{ reason: 'too-many', count: 3, lines: [50_041] }],
    });
  });

  it('no term that only has the name of a total', () => {
    const { rows } = read(HEAD, ...TERMS, 'Total,6,3.63,60.00,5');
    expect(rows).toHaveLength(4);
  });

  it('lines in currencies other than the most frequent one', () => {
    const head = 'Currency,Customer Search Term,Clicks,Spend,Sales,Orders';
    const { rows, reading } = read(
      head,
      'EUR,one,1,1,1,1',
      'USD,two,1,1,1,1',
      ',three,1,1,1,1',
      'USD,,1,1,1,1',
      'usd,four,1,1,1,1',
    );
    expect(reading.currency).toBe('USD');
    expect(rows.map(({ term }) => term)).toEqual(['two', 'four']);
    expect(reading.skipped).toEqual([
      { reason: 'no-term', count: 1, lines: [5] },
      { reason: 'other-currency', count: 2, lines: [2, 4] },
    ]);
  });
});
