import { workbook } from '../workbook/write-workbook.ts';
import { readReport, ReportRejected, type ReportChoice, type ReportKind } from './index.ts';

const TERMS: ReportKind = {
  id: 'terms',
  form: 'table',
  columns: [
    { field: 'term', aliases: ['search query', 'suchanfrage', '検索クエリ'], reads: 'text' },
    { field: 'volume', aliases: ['search query volume', '検索ボリューム'], reads: 'number' },
    { field: 'total', aliases: ['clicks total count'], reads: 'number' },
    { field: 'own', aliases: ['clicks brand count'], reads: 'number' },
    { field: 'share', aliases: ['clicks brand share'], reads: 'percent', quotientOf: ['own', 'total'] },
    { field: 'growth', aliases: ['growth'], reads: 'percent', isSigned: true },
    { field: 'rank', aliases: ['position rank'], reads: 'rank' },
    { field: 'date', aliases: ['reporting date'], reads: 'day' },
  ],
  required: [['term'], ['volume', 'total', 'rank']],
  uniqueHeaders: ['search query volume'],
  named: { field: 'rivals', header: /^B0[A-Z0-9]{8}$/ },
  source: 'own test',
  checkedOn: '2026-11-23',
};
const LIST: ReportKind = {
  id: 'list',
  form: 'table',
  columns: [{ field: 'term', aliases: ['keyword'], reads: 'text' }],
  required: [['term']],
  cell: /\p{L}/u,
  source: 'own test',
  checkedOn: '2026-11-23',
};

const bytesOf = (content: string | Uint8Array) =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;
function fileOf(content: string | Uint8Array, name = 'report.csv') {
  const bytes = bytesOf(content);
  const slice = (from: number, to: number) => ({
    arrayBuffer: () => Promise.resolve(bytes.slice(from, to).buffer),
  });
  return { name, size: bytes.length, slice };
}
const read = (content: string | Uint8Array, choice?: ReportChoice, name?: string) =>
  readReport(fileOf(content, name), { kinds: [TERMS, LIST], choice, maxRows: 10_000 });
const rejection = (content: string | Uint8Array) =>
  read(content).then(
    () => 'read',
    (error: unknown) => (error instanceof ReportRejected ? error.code : error),
  );
const HEAD = 'Search Query,Search Query Volume,Clicks: Total Count,Clicks: Brand Count,Clicks: Brand Share %';

describe('readReport', () => {
  it('reads the lines below the metadata and takes the date from them', async () => {
    const { reading, rows } = await read(
      `Brand=["Made Up"],Select week=["Week 45 | 2026-11-01 - 2026-11-07"]\n${HEAD}\nmug,"1,200",40,5,12.5\n`,
    );
    expect(reading).toMatchObject({ kind: 'terms', date: '2026-11-07', read: 1, skipped: [], missing: [] });
    expect(rows).toEqual([{ term: 'mug', volume: 1200, total: 40, own: 5, share: 12.5 }]);
  });

  it.each([
    ['12.5', '25'],
    ['12.5%', '25 %'],
    ['0.125', '0.25'],
  ])('reads the share %s as 12.5 percent', async (one, other) => {
    const { rows } = await read(`${HEAD}\nmug,10,40,5,${one}\ncup,10,40,10,${other}\n`);
    expect(rows.map(({ share }) => share)).toEqual([12.5, 25]);
  });

  it('reads shares below 1 percent by their quotient, not by their size', async () => {
    const { rows } = await read(`${HEAD}\nmug,10,1000,5,0.5\ncup,10,1000,2,0.2\n`);
    expect(rows.map(({ share }) => share)).toEqual([0.5, 0.2]);
  });

  it.each([
    ['-0.125', '-0.5', [-12.5, -50]],
    ['-12.5', '0.5', [-12.5, 0.5]],
    ['-1', '-0.5', [-100, -50]],
  ])('reads the growth %s and %s', async (one, other, growth) => {
    const { rows } = await read(`Search Query,Search Query Volume,Growth\nmug,10,${one}\ncup,10,${other}\n`);
    expect(rows.map((row) => row.growth)).toEqual(growth);
  });

  it('counts empty cells as missing and unreadable ones as such, never as 0', async () => {
    const { rows, reading } = await read(`${HEAD}\nmug,,40,-,=SUM(A1)\n`);
    expect(rows).toEqual([{ term: 'mug', total: 40 }]);
    expect(reading.unreadable).toEqual([{ field: 'share', count: 1, lines: [2], cell: '=SUM(A1)' }]);
  });

  it('reads ranks beyond the end and named columns as not ranked', async () => {
    const { rows } = await read(
      'Search Query,Position (Rank),B0AAAAAAA1,B0AAAAAAA2,Notes\nmug,>306,3,N/R,x\ncup,12,-,,x\n',
    );
    expect(rows).toEqual([
      { term: 'mug', rank: null, rivals: { B0AAAAAAA1: 3, B0AAAAAAA2: null } },
      { term: 'cup', rank: 12, rivals: { B0AAAAAAA1: null } },
    ]);
  });

  it.each([
    ['utf-8', (text: string) => bytesOf(`\ufeff${text}`)],
    ['utf-16le', (text: string) => Uint8Array.from(Buffer.from(`\ufeff${text}`, 'utf16le'))],
  ])('reads %s', async (encoding, encode) => {
    const { reading, rows } = await read(encode('検索クエリ,検索ボリューム\n水筒,900\n'));
    expect(reading).toMatchObject({ kind: 'terms', encoding });
    expect(rows).toEqual([{ term: '水筒', volume: 900 }]);
  });

  it('reads a decimal comma between semicolons', async () => {
    const { rows } = await read(
      'Suchanfrage;Search Query Volume;Clicks: Brand Share %\nTasse;1.234;12,5\nKanne;10;3,25\n',
    );
    expect(rows).toEqual([
      { term: 'Tasse', volume: 1234, share: 12.5 },
      { term: 'Kanne', volume: 10, share: 3.25 },
    ]);
  });

  it('reads a workbook', async () => {
    const sheet = [
      ['Search Query', 'Search Query Volume'],
      ['mug', 1200],
    ];
    const { reading, rows } = await read(workbook([{ name: 'S', rows: sheet }]));
    expect(reading).toMatchObject({ kind: 'terms', format: 'xlsx', read: 1 });
    expect(rows).toEqual([{ term: 'mug', volume: 1200 }]);
  });

  it('reads days of a workbook that are numbers', async () => {
    // 2026-11-07 is the 46,333rd day; unformatted, with a format and with a time.
    const plain = [
      ['Search Query', 'Search Query Volume', 'Reporting Date'],
      ['mug', 1200, 46_333],
      ['cup', 900, '2026-11-08'],
    ];
    const { reading, rows } = await read(workbook([{ name: 'S', rows: plain }]));
    expect(rows.map(({ date }) => date)).toEqual(['2026-11-07', '2026-11-08']);
    expect(reading).toMatchObject({ date: '2026-11-08', unreadable: [] });
  });

  it('reads no number of a text file as a day', async () => {
    const { reading } = await read('Search Query,Search Query Volume,Reporting Date\nmug,10,46333\n');
    expect(reading.unreadable).toMatchObject([{ field: 'date', cell: '46333' }]);
  });

  describe('days with slashes', () => {
    const head = 'Search Query,Search Query Volume,Reporting Date';
    const daysOf = async (cells: readonly string[], choice?: ReportChoice, columns = head) => {
      const lines = cells.map((cell, at) => `term ${at},1,${cell}`);
      const { reading, rows } = await read(`${columns}\n${lines.join('\n')}\n`, choice);
      return { days: rows.map(({ date }) => date), reading };
    };

    it.each([
      ['day first', ['03/04/2026', '13/04/2026'], ['2026-04-03', '2026-04-13']],
      ['month first', ['03/04/2026', '03/13/2026'], ['2026-03-04', '2026-03-13']],
      [
        'by a later line',
        ['03/04/2026', '05/04/2026', '31/04/2026', '30/04/2026'],
        ['2026-04-03', '2026-04-05', undefined, '2026-04-30'],
      ],
    ])('are read %s where a cell of the column shows it', async (_, cells, days) => {
      const found = await daysOf(cells);
      expect(found.days).toEqual(days);
      expect(found.reading.undecidedDays).toBeNull();
    });

    it('are read month first where no cell shows it, and the assumption is named', async () => {
      const { days, reading } = await daysOf(['03/04/2026', '05/05/2026', '06/04/2026']);
      expect(days).toEqual(['2026-03-04', '2026-05-05', '2026-06-04']);
      expect(reading).toMatchObject({
        date: '2026-06-04',
        undecidedDays: { order: 'month-first', isAssumed: true, count: 2, cell: '03/04/2026' },
      });
    });

    it('are read as the visitor chooses', async () => {
      const { days, reading } = await daysOf(['03/04/2026'], { dayOrder: 'day-first' });
      expect(days).toEqual(['2026-04-03']);
      expect(reading.undecidedDays).toMatchObject({ order: 'day-first', isAssumed: false });
    });

    it('are not read as the visitor chooses where a cell shows otherwise', async () => {
      const { days } = await daysOf(['03/04/2026', '03/13/2026'], { dayOrder: 'day-first' });
      expect(days).toEqual(['2026-03-04', '2026-03-13']);
    });

    it('are unreadable in a column that writes both orders', async () => {
      const { days, reading } = await daysOf(['03/04/2026', '13/04/2026', '03/13/2026']);
      expect(days).toEqual([undefined, '2026-04-13', '2026-03-13']);
      expect(reading.unreadable).toMatchObject([{ field: 'date', count: 1, cell: '03/04/2026' }]);
    });

    it('are read as in the country of the marketplace, and with a decimal comma day first', async () => {
      const content = `${head}\nmug,1,03/04/2026\n`;
      const options = { kinds: [TERMS], maxRows: 10, likelyDayOrder: 'day-first' as const };
      expect((await readReport(fileOf(content), options)).rows).toMatchObject([{ date: '2026-04-03' }]);
      const comma = `${head};Clicks: Brand Share %\nTasse;10;03/04/2026;12,5\n`.replace(/,(?=[SR])/g, ';');
      expect((await read(comma)).rows).toMatchObject([{ date: '2026-04-03' }]);
    });
  });

  it('keeps equal lines that nothing identifies', async () => {
    const kind = { ...TERMS, identifiedBy: ['rank'] };
    const content = 'Search Query,Search Query Volume,Position (Rank)\nmug,5,\nmug,5,\ncup,1,3\ncup,1,3\n';
    const { reading, rows } = await readReport(fileOf(content), { kinds: [kind], maxRows: 10 });
    expect(rows).toEqual([
      { term: 'mug', volume: 5 },
      { term: 'mug', volume: 5 },
      { term: 'cup', volume: 1, rank: 3 },
    ]);
    expect(reading.skipped).toEqual([{ reason: 'repeated-line', count: 1, lines: [5] }]);
  });

  describe('a filter', () => {
    const content =
      'Search Query,Position (Rank),Top Clicked Brand\n' +
      'open shelf,1,Other\nsteel pen,2,Other\nsteel cup,3,Acme\npens,9,Other\n水筒ケース,4,Other\nnone,,Acme\nt-shirt,8,Other\n';
    const terms = async (texts: readonly string[], maxRank: number | null = null, maxRows = 10) => {
      const kind = { ...TERMS, rankField: 'rank' };
      const choice = { filter: { texts, maxRank } };
      const { reading, rows } = await readReport(fileOf(content), { kinds: [kind], choice, maxRows });
      return { found: rows.map(({ term }) => term), skipped: reading.skipped };
    };

    it.each([
      ['whole words and plurals', ['pen'], null, ['steel pen', 'pens']],
      ['other cells, such as brands', ['ACME'], null, ['steel cup']],
      ['any of several texts', ['shelf', '水筒'], null, ['open shelf', '水筒ケース']],
      ['signs as they are', ['s.e'], null, []],
      ['a text with a hyphen', ['t-shirt'], null, ['t-shirt']],
      ['the rank', [], 3, ['open shelf', 'steel pen', 'steel cup']],
      ['both', ['steel'], 2, ['steel pen']],
    ])('keeps rows by %s', async (_, texts, maxRank, expected) => {
      expect((await terms(texts, maxRank)).found).toEqual(expected);
    });

    it('finds a row beyond those that fit without it, and counts what it leaves out', async () => {
      const { found, skipped } = await terms(['pen'], null, 2);
      expect(found).toEqual(['steel pen', 'pens']);
      expect(skipped).toMatchObject([{ reason: 'filtered', count: 5 }]);
    });
  });

  it('reads a list without a header', async () => {
    const { reading, rows } = await read('mug\ncoffee cup\n');
    expect(reading.kind).toBe('list');
    expect(rows).toEqual([{ term: 'mug' }, { term: 'coffee cup' }]);
  });

  it('skips lines with the reason', async () => {
    const { reading } = await readReport(
      fileOf(`${HEAD}\n,1,1,1,1\nmug,1,,,\nmug,1,,,\nnone,,,,\ncup,1,,,\n`),
      {
        kinds: [TERMS],
        maxRows: 1,
      },
    );
    expect(reading.read).toBe(5);
    expect(reading.skipped).toEqual([
      { reason: 'no-name', count: 1, lines: [2] },
      { reason: 'too-many', count: 3, lines: [4, 5, 6] },
    ]);
    const whole = await read(`${HEAD}\nmug,1,,,\nmug,1,,,\nnone,,,,\n`);
    expect(whole.reading.skipped.map(({ reason }) => reason)).toEqual(['repeated-line', 'no-figures']);
  });

  it.each([
    ['within a quoted cell', `${HEAD}\nmug,10,40,5,12.5\n"half a te`],
    ['before its last cells', `${HEAD}\nmug,10,40,5,12.5\ncup,10`],
  ])('skips the last line of a file that ends %s', async (_, content) => {
    const { rows, reading } = await read(content);
    expect(rows.map(({ term }) => term)).toEqual(['mug']);
    expect(reading.skipped).toEqual([{ reason: 'incomplete', count: 1, lines: [3] }]);
  });

  it('leaves columns beyond the known ones unused, however many there are', async () => {
    const more = Array.from({ length: 200 }, (_, at) => `Extra ${at}`).join(',');
    const { reading, rows } = await read(
      `Search Query,Search Query Volume,${more}\nmug,10,${'1,'.repeat(199)}1\n`,
    );
    expect(rows).toEqual([{ term: 'mug', volume: 10 }]);
    expect(reading.unusedColumns).toBe(200);
  });

  it('knows no kind of another report, until the visitor chooses kind and columns', async () => {
    const content = 'Auftrag,Zahl\nmug,10\n';
    expect((await read(content)).reading).toMatchObject({ kind: null, headers: ['Auftrag', 'Zahl'] });
    expect((await read(content, { kind: 'terms' })).reading.missing).toEqual([
      ['term'],
      ['volume', 'total', 'rank'],
    ]);
    const chosen = await read(content, { kind: 'terms', columns: { term: 0, volume: 1 } });
    expect(chosen.rows).toEqual([{ term: 'mug', volume: 10 }]);
  });

  it('reports fields that are matched by similarity only', async () => {
    const { reading } = await read('Search Querys,Search Query Volume\nmug,10\n');
    expect(reading.unsure).toEqual(['term']);
  });

  it('rejects files without a table with a code', async () => {
    expect(await rejection('')).toBe('file-empty');
    expect(await rejection(HEAD)).toBe('no-table');
    expect(await rejection(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 1]))).toBe('file-is-old-workbook');
    expect(
      await rejection(
        workbook([
          {
            name: 'S',
            rows: [
              ['Search Query', 'x'],
              ['mug', 1],
            ],
          },
        ]).slice(0, 300),
      ),
    ).toBe('workbook-broken');
    expect(await rejection(Uint8Array.from([0, 1, 2, 0, 0, 5, 0, 9]))).toBe('file-not-text');
    expect(await rejection(`Search Query,Search Query Volume\n"${'x'.repeat(50_000)}",1\n`)).toBe(
      'not-a-table',
    );
  });

  it('uses a workbook up to its limit and counts the rows behind', async () => {
    const rows = Array.from({ length: 50_050 }, (_, at) => [`mug ${at}`, at]);
    const file = fileOf(workbook([{ name: 'S', rows: [['Search Query', 'Search Query Volume'], ...rows] }]));
    const { reading, rows: used } = await readReport(file, { kinds: [TERMS], maxRows: 100_000 });
    expect(used).toHaveLength(50_039);
    expect(reading).toMatchObject({
      read: 50_050,
      skipped: [{ reason: 'too-many', count: 11, lines: [50_041] }],
    });
  });

  it('reads a file of several slices whole, with progress', async () => {
    const rows = Array.from({ length: 60_000 }, (_, at) => `"水筒, ${at} ${'x'.repeat(30)}",${at}`);
    const shares: number[] = [];
    const { reading } = await readReport(fileOf(`検索クエリ,検索ボリューム\n${rows.join('\n')}\n`), {
      kinds: [TERMS],
      maxRows: 100_000,
      progress: (share) => shares.push(share),
    });
    expect(reading).toMatchObject({ read: 60_000, skipped: [] });
    expect(shares.at(-1)).toBe(1);
    expect(shares.length).toBeGreaterThan(1);
  });
});
