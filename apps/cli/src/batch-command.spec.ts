import { MAX_PRODUCT_ROWS } from '@seller-toolbox/catalogue/batch';
import { loadEngine } from '@seller-toolbox/catalogue/engines';
import { readWorkbook, workbook } from '@seller-toolbox/catalogue/workbook';
import { runEngine } from '@seller-toolbox/tool-contract';
import Papa from 'papaparse';
import { runCli } from './run-cli.ts';

const NOW = Date.UTC(2026, 10, 23);
const FILE = 'products.csv';

/** Runs `batch` over a file in memory; null: there is none. */
async function batch(content: string | Uint8Array | null, toolId = 'fba-calculator', ...options: string[]) {
  const written = { output: '', error: '' };
  const files = new Map<string, Uint8Array>(content === null ? [] : [[FILE, Buffer.from(content)]]);
  const exitCode = await runCli(['batch', toolId, '--file', FILE, ...options], {
    readFile: async () => '',
    readBytes: async (path) => {
      const bytes = files.get(path);
      if (!bytes) throw new Error('ENOENT');
      return bytes;
    },
    writeFile: async (path, bytes) => void files.set(path, Buffer.from(bytes)),
    readStandardInput: async () => '',
    write: (text) => (written.output += text),
    writeError: (text) => (written.error += text),
    now: () => NOW,
    environment: {},
  });
  const lines = written.output
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
  return { exitCode, ...written, lines, files };
}

async function single(input: object, toolId = 'fba-calculator') {
  const engine = await loadEngine(toolId);
  const result = engine && runEngine(engine, input, { now: NOW });
  return result?.ok ? JSON.parse(JSON.stringify(result.output)) : result;
}

const MUG = {
  length: 10,
  width: 8,
  height: 4,
  weight: 0.9,
  price: 19.99,
  marketplace: 'US',
  unitSystem: 'imperial',
};

describe('batch', () => {
  it('reads columns by their usual names and answers the digits of single runs', async () => {
    const text =
      'SKU,Length,Width,Height,Weight,Price,Amazon store,Note\nMUG-1,10,8,4,0.9,19.99,US,x\nMUG-2,5,4,3,0.5,9.99,US,y\n';
    const { exitCode, lines, error } = await batch(text);
    expect(exitCode).toBe(0);
    expect(lines).toEqual([
      { row: 1, sku: 'MUG-1', data: await single(MUG) },
      {
        row: 2,
        sku: 'MUG-2',
        data: await single({ ...MUG, length: 5, width: 4, height: 3, weight: 0.5, price: 9.99 }),
      },
    ]);
    expect(error).toContain(
      '2 rows, 2 computed, 0 rejected. Columns read: Length, Width, Height, Weight, Price',
    );
    expect(error).toContain('Columns not read: Note\n');
  });

  it('reads a byte order mark, semicolons, decimal commas, units and empty lines', async () => {
    const text = '\uFEFFSKU;Länge;B;H;kg\r\nA;25,5;20;10;0,45\r\n;;;;\r\n\r\nB;12,0;10;2;0,2\r\n';
    const map = 'Länge=length,B=width,H=height,kg=weight';
    const { lines } = await batch(
      text,
      'fba-calculator',
      '--map',
      map,
      '--set',
      'marketplace=DE',
      '--set',
      'unitSystem=metric',
    );
    const metric = { marketplace: 'DE', unitSystem: 'metric' };
    expect(lines).toEqual([
      {
        row: 1,
        sku: 'A',
        data: await single({ ...metric, length: 25.5, width: 20, height: 10, weight: 0.45 }),
      },
      { row: 2, sku: 'B', data: await single({ ...metric, length: 12, width: 10, height: 2, weight: 0.2 }) },
    ]);
  });

  it.each([
    ['SKU,Length,quantity,,Currency\nA,10,2,x,USD\n', [], 'quantity'],
    [
      'SKU,L,W,quantity,unit of dimension,Note\nA,10,8,2,cm,x\n',
      ['--map', 'L=length,W=width'],
      'quantity, Note',
    ],
    ['SKU,Length,Width\nA,10,8\n', [], null],
  ])('names the columns of %j that are not read', async (text, options, unread) => {
    const { error } = await batch(text, 'packing-calculator', ...options);
    expect(/^Columns not read: (.*)$/m.exec(error)?.[1] ?? null).toBe(unread);
  });

  it('keeps the place of rejected rows', async () => {
    const text = 'SKU,Length,Width,Height,Weight\nA,10,8,4,0.9\nB,long,8,4,0.9\nC,10,8,,0.9\nD,10,8,4,0.9\n';
    const { exitCode, lines, error } = await batch(text);
    expect(exitCode).toBe(0);
    expect(lines.map(({ sku, problems }) => [sku, problems])).toEqual([
      ['A', undefined],
      ['B', [{ path: 'Length', code: 'invalid-value' }]],
      ['C', [{ path: 'height', code: 'required' }]],
      ['D', undefined],
    ]);
    expect(error).toContain('4 rows, 2 computed, 2 rejected');
  });

  it('writes a CSV file with columns by output path and rule set, without formulas', async () => {
    const text =
      'SKU,Title,Length,Width,Height,Weight,Price\n=1+1,"=cmd|x, y",10,8,4,0.9,19.99\nB,b,,8,4,0.9,5\n';
    const { files } = await batch(
      text,
      'fba-calculator',
      '--out',
      'out.csv',
      '--rule-sets',
      'standard,amazon-us-2026-01-15',
    );
    const content = Buffer.from(files.get('out.csv') ?? []).toString();
    expect(content.startsWith('\uFEFF')).toBe(true);
    const { data } = Papa.parse<Record<string, string>>(content.slice(1), {
      header: true,
      skipEmptyLines: true,
    });
    const [good, bad] = data;
    for (const ruleSet of ['standard', 'amazon-us-2026-01-15'])
      expect(Number(good?.[`${ruleSet}: fees.totalFees`])).toBe(
        (await single({ ...MUG, ruleSet })).fees.totalFees,
      );
    expect(good).toMatchObject({ SKU: "'=1+1", Title: "'=cmd|x, y", problems: '' });
    expect(bad?.['problems']).toMatch(/^length: /);
    expect(bad?.['standard: fees.totalFees']).toBe('');
  });

  it('reads and writes workbooks', async () => {
    const sheet = {
      name: 'Products',
      rows: [
        ['SKU', 'Length', 'Width', 'Height', 'Weight'],
        ['A', 10, 8, 4, 0.9],
      ],
    };
    const { files } = await batch(workbook([sheet]), 'fba-calculator', '--out', 'out.xlsx');
    const [head = [], row = []] = readWorkbook(
      files.get('out.xlsx') ?? new Uint8Array(),
      ([first]) => first,
    ).rows;
    const { price: _price, ...rest } = MUG;
    expect(row[head.indexOf('fees.totalFees')]).toBe((await single(rest)).fees.totalFees);
    expect(row[0]).toBe('A');
  });

  it.each([10_000, 100_000])('keeps the place of each rejected row of %i', async (rows) => {
    const text = Array.from({ length: rows }, (_, at) => (at % 1000 === 7 ? `S${at},x,1` : `S${at},1,1`));
    const { lines, error } = await batch(
      ['sku,length,width', ...text].join('\n'),
      'unit-converter',
      '--map',
      'length=value',
    );
    const read = Math.min(rows, MAX_PRODUCT_ROWS);
    expect(lines).toHaveLength(read);
    expect(lines.filter(({ problems }) => problems).map(({ row, sku }) => [row, sku])).toEqual(
      Array.from({ length: read / 1000 }, (_, at) => [at * 1000 + 8, `S${at * 1000 + 7}`]),
    );
    expect(error.includes(`Only the first ${read} rows were read: a file may have ${read} rows.`)).toBe(
      rows > read,
    );
  });

  it('takes all rows of a tool of lists together and answers one line for each', async () => {
    const text = 'SKU,Available,Units sold last 30 days,Lead time\nA,40,60,30\nB,-5,x,30\nC,400,60,30\n';
    const { lines } = await batch(text, 'restock-planner');
    const row = (sku: string, onHand: number) => ({ sku, onHand, sales30: 60, leadTimeDays: 30 });
    const output = await single({ rows: [row('A', 40), row('C', 400)] }, 'restock-planner');
    expect(lines).toEqual([
      { row: 1, sku: 'A', data: output.rows[0] },
      { row: 2, sku: 'B', problems: [{ path: 'Units sold last 30 days', code: 'invalid-value' }] },
      { row: 3, sku: 'C', data: output.rows[1] },
    ]);
  });

  describe('over a search term report', () => {
    const HEAD = 'Customer Search Term,Impressions,Clicks,Spend,7 Day Total Sales,7 Day Total Orders (#)';
    const REPORT = [
      HEAD,
      'Steel Bottle,900,40,"$1,020.50",$90.00,3',
      'acme bottle,100,10,$5.00,$50.00,2',
      'steel bottle,100,many,$5.00,$0.00,0',
      'steel  bottle,100,20,$10.50,$0.00,0',
      'Total,1100,70,"$1,036.00",$140.00,5',
    ].join('\n');
    const row = (term: string, figures: readonly number[]) => {
      const [impressions, clicks, spend, sales, orders] = figures;
      return { term, impressions, clicks, spend, sales, orders };
    };
    const ROWS = [
      row('Steel Bottle', [900, 40, 1020.5, 90, 3]),
      row('acme bottle', [100, 10, 5, 50, 2]),
      row('steel  bottle', [100, 20, 10.5, 0, 0]),
    ];

    it('takes all rows together and answers the verdict on the term of each', async () => {
      const { exitCode, lines, error } = await batch(REPORT, 'search-term-analyzer');
      const { terms } = await single({ rows: ROWS }, 'search-term-analyzer');
      expect(terms.map(({ text }: { text: string }) => text)).toEqual(['steel bottle', 'acme bottle']);
      expect({ exitCode, lines }).toEqual({
        exitCode: 0,
        lines: [
          { row: 1, sku: null, data: terms[0] },
          { row: 2, sku: null, data: terms[1] },
          { row: 3, sku: null, problems: [{ path: '', code: 'unreadable-number' }] },
          { row: 4, sku: null, data: terms[0] },
          { row: 5, sku: null, problems: [{ path: '', code: 'total-line' }] },
        ],
      });
      expect(error).toContain(
        'Columns read: Customer Search Term, Impressions, Clicks, Spend, 7 Day Total Sales',
      );
    });

    it('answers the rows that the settings leave out with a problem, and columns by output path', async () => {
      const options = ['--set', 'brandWords=acme', '--set', 'brand=without', '--set', 'targetAcos=30'];
      const { files } = await batch(REPORT, 'search-term-analyzer', '--out', 'out.csv', ...options);
      const settings = { brandWords: 'acme', brand: 'without', targetAcos: 30 };
      const { terms } = await single({ rows: ROWS, ...settings }, 'search-term-analyzer');
      const { data } = Papa.parse<Record<string, string>>(
        Buffer.from(files.get('out.csv') ?? [])
          .toString()
          .slice(1),
        { header: true, skipEmptyLines: true },
      );
      expect(data.map(({ status, problems }) => [status, problems])).toEqual([
        [terms[0].status, ''],
        ['', 'left-out'],
        ['', 'unreadable-number'],
        [terms[0].status, ''],
        ['', 'total-line'],
      ]);
      expect(Number(data[0]?.['acos'])).toBe(terms[0].acos);
    });

    it('reads columns that --map names, and names a field that has none', async () => {
      const text = 'Wort;Kl;Kosten;Wert\nBecher;12;3,50;0';
      const map = 'Wort=term,Kl=clicks,Kosten=spend,Wert=sales';
      const { lines } = await batch(text, 'search-term-analyzer', '--map', map);
      expect(lines).toEqual([{ row: 1, sku: null, problems: [{ path: 'orders', code: 'required' }] }]);
      const { lines: known } = await batch(
        text.replace('Wert', 'Wert;Best').replace(/0$/, '0;0'),
        'search-term-analyzer',
        '--map',
        `${map},Best=orders`,
      );
      expect(known[0].data).toMatchObject({ text: 'becher', clicks: 12, spend: 3.5, orders: 0 });
    });
  });

  it.each([
    ['two files', ['--file', 'more.csv'], 'batch takes one file, not 2: products.csv, more.csv'],
    ['an unknown rule set', ['--rule-sets', 'nothing'], 'Unknown rule set "nothing". Known: standard'],
    [
      'a header that the file lacks',
      ['--map', 'Lenght=length'],
      'The file has no column "Lenght". It has: SKU, Length',
    ],
    ['a mapping without a field', ['--map', 'Length'], '--map "Length" is not name=value'],
    ['a setting without a value', ['--set', 'marketplace'], '--set "marketplace" is not name=value'],
    ['an output of another kind', ['--out', 'a.pdf'], 'is no .csv, .xlsx or .ndjson'],
  ])('exits with 2 for %s', async (_title, options, message) => {
    const { exitCode, error, output } = await batch('SKU,Length\nA,1\n', 'fba-calculator', ...options);
    expect({ exitCode, output }).toEqual({ exitCode: 2, output: '' });
    expect(error).toContain(message);
  });

  it('exits with 2 for a file that does not exist', async () => {
    const { exitCode, error } = await batch(null);
    expect({ exitCode, error }).toEqual({
      exitCode: 2,
      error: expect.stringContaining('products.csv cannot be read'),
    });
  });

  it.each(['4,5', '4.5', '$4.50', '４．５'])(
    'reads the setting %s as a number, like a cell',
    async (text) => {
      const file = 'SKU,Length,Width,Weight\nA,10,8,0.9\n';
      const { lines } = await batch(file, 'fba-calculator', '--set', `height=${text}`);
      const { price: _price, ...rest } = MUG;
      expect(lines).toEqual([{ row: 1, sku: 'A', data: await single({ ...rest, height: 4.5 }) }]);
    },
  );

  it('rejects a setting in another currency than that of the marketplace of a row', async () => {
    const file = 'SKU,Length,Width,Height,Weight,Amazon store\nA,10,8,4,0.9,US\nB,10,8,4,0.9,UK\n';
    const { lines } = await batch(file, 'fba-calculator', '--set', 'price=£30');
    expect(lines).toEqual([
      { row: 1, sku: 'A', problems: [{ path: 'price', code: 'other-currency' }] },
      { row: 2, sku: 'B', data: expect.objectContaining({ currency: 'GBP' }) },
    ]);
  });

  it('names a setting that is no number by its field', async () => {
    const file = 'SKU,Length,Width,Weight\nA,10,8,0.9\n';
    const { lines } = await batch(file, 'fba-calculator', '--set', 'height=4,5,6');
    expect(lines).toEqual([{ row: 1, sku: 'A', problems: [{ path: 'height', code: 'invalid-type' }] }]);
  });

  it.each([
    ['no known column', 'Foo,Bar\n1,2\n', 'no column that fba-calculator reads'],
    ['headers alone', 'SKU,Length\n', 'no rows below its headers'],
    ['21 MB', 'x'.repeat(21_000_000), 'file-too-large'],
    ['nothing in it', '', 'file-empty'],
  ])('exits with 2 for a file with %s', async (_title, content, message) => {
    const { exitCode, error } = await batch(content);
    expect(exitCode).toBe(2);
    expect(error).toContain(message);
  });
});
