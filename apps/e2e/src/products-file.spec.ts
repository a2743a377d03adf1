import type { Page } from '@playwright/test';
import {
  isProductHeader,
  loadProducts,
  loadReportKind,
  MAX_PRODUCT_ROWS,
  openTableBytes,
  planBatch,
  readTable,
} from '@seller-toolbox/catalogue/batch';
import { describeEngine, loadEngine } from '@seller-toolbox/catalogue/engines';
import { readWorkbook, workbook } from '@seller-toolbox/catalogue/workbook';
import { runEngine } from '@seller-toolbox/tool-contract';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { expectAccessible, expectFitsNarrowest, untilInteractive } from './fixtures/page-checks.ts';
import { expect, test } from './fixtures/test.ts';
import { WORKER_TIMEOUT } from './fixtures/waits.ts';
import { ROOT } from './service/start-service.mjs';
import { address, toolPath } from './site/pages.ts';

const PATH = '/products/file';
const TOOL = 'fba-calculator';
const NOW = '2026-11-23T12:00:00.000Z';
const HEAD = 'SKU;Product name;longest-side;median-side;shortest-side;item-package-weight;your-price';

/** Sizes with decimal commas; every fiftieth row lacks its weight. */
function productFile(rows: number): string {
  const lines = Array.from({ length: rows }, (_, at) => {
    const figures = [
      5 + (at % 17) / 4,
      4 + (at % 5) / 3,
      0.3 + (at % 11) / 2,
      0.2 + (at % 23) / 5,
      9 + (at % 31),
    ];
    const cells = figures.map((figure, column) =>
      column === 3 && at % 50 === 0 ? '' : figure.toFixed(2).replace('.', ','),
    );
    return `S${at};Steel bottle ${at};${cells.join(';')}`;
  });
  return [HEAD, ...lines].join('\r\n');
}

async function openFile(
  page: Page,
  content: string | Buffer,
  { toolId = TOOL, name = 'products.csv' } = {},
): Promise<void> {
  await page.goto(`${address(PATH, 'en')}#tool=${toolId}`);
  await untilInteractive(page);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
}

async function compute(page: Page, rows: string): Promise<void> {
  await page
    .getByRole('button', { name: rows === '1' ? 'Calculate 1 row' : `Calculate ${rows} rows` })
    .click();
  await expect(page.getByRole('button', { name: 'Save as CSV' })).toBeVisible(WORKER_TIMEOUT);
}

async function saved(page: Page, format: 'CSV' | 'XLSX' | 'NDJSON'): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: `Save as ${format}` }).click();
  return readFileSync(await (await download).path());
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as object);

interface SameDigits {
  readonly toolId: string;
  readonly file: { readonly name: string; readonly content: string | Uint8Array };
  readonly rows: number;
  /** For all rows; the others have it in their file. */
  readonly marketplace?: string;
  readonly rejected?: number;
}

const MEASURES = [
  'SKU',
  'Product name',
  'Amazon store',
  'Length',
  'Width',
  'Height',
  'Weight',
  'Price',
  'Cost',
];
const measuresOf = (at: number) => [
  `S${at}`,
  `Steel bottle ${at}`,
  at % 3 === 0 ? 'DE' : 'US',
  ...[5 + (at % 17) / 4, 4 + (at % 5) / 3, 0.3 + (at % 11) / 2, 0.2 + (at % 23) / 5, 9 + (at % 31), at / 7],
];
const TITLES = ['BEST! Steel Bottle, 350 ml', 'Mug Mug Mug "Café" $$$', '=cmd|bottle', '不锈钢水杯 350ml'];
const rowsOf = (count: number, row: (at: number) => readonly (string | number)[]) =>
  Array.from({ length: count }, (_, at) => [...row(at)]);
const csvOf = (rows: readonly (readonly (string | number)[])[]) =>
  rows.map((cells) => cells.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(',')).join('\n');
const workbookOf = (rows: (string | number)[][]) => workbook([{ name: 'Products', rows }]);

const FILES: readonly SameDigits[] = [
  {
    toolId: TOOL,
    file: { name: 'products.csv', content: productFile(700) },
    rows: 700,
    marketplace: 'US',
    rejected: 14,
  },
  {
    toolId: 'profit-calculator',
    file: { name: 'products.xlsx', content: workbookOf([MEASURES, ...rowsOf(80, measuresOf)]) },
    rows: 80,
  },
  {
    toolId: 'packing-calculator',
    file: { name: 'products.csv', content: csvOf([MEASURES, ...rowsOf(30, measuresOf)]) },
    rows: 30,
  },
  {
    toolId: 'title-fixer',
    file: {
      name: 'titles.xlsx',
      content: workbookOf([
        ['SKU', 'Product name', 'Amazon store'],
        ...rowsOf(40, (at) => [`S${at}`, `${TITLES[at % TITLES.length]} ${at}`, 'US']),
      ]),
    },
    rows: 40,
  },
  {
    toolId: 'restock-planner',
    file: {
      name: 'stock.csv',
      content: csvOf([
        ['SKU', 'Available', 'Units sold last 30 days', 'Lead time'],
        ...rowsOf(50, (at) => [`S${at}`, at * 7, 10 + at, 30]),
      ]),
    },
    rows: 50,
  },
  {
    toolId: 'search-term-analyzer',
    file: {
      name: 'search-terms.csv',
      content: csvOf([
        ['Customer Search Term', 'Clicks', 'Spend', '7 Day Total Sales ($)', '7 Day Total Orders (#)'],
        ...rowsOf(60, (at) => [
          `steel bottle ${at % 40}`,
          10 + at,
          `$${(at * 0.37).toFixed(2)}`,
          (at % 7) * 19.99,
          at % 7,
        ]),
      ]),
    },
    rows: 60,
  },
  {
    toolId: 'barcode-labels',
    file: {
      name: 'labels.csv',
      content: csvOf([
        ['SKU', 'FNSKU', 'Product name'],
        ...rowsOf(30, (at) => [`S${at}`, `X00${String(at).padStart(7, '0')}`, `Mug ${at}`]),
      ]),
    },
    rows: 30,
  },
  {
    toolId: 'unit-converter',
    file: {
      name: 'measures.csv',
      content: csvOf([
        ['Seller SKU', 'category', 'value', 'from', 'to'],
        ...rowsOf(20, (at) => [`S${at}`, 'length', at / 7, 'in', 'cm']),
      ]),
    },
    rows: 20,
  },
];

for (const { toolId, file, rows: count, marketplace, rejected = 0 } of FILES) {
  test(`${file.name} has the same digits of ${toolId} on the page, on the command line, over HTTP and in single runs`, async ({
    page,
    request,
  }, info) => {
    const [engine, hook, report] = await Promise.all([
      loadEngine(toolId),
      loadProducts(toolId),
      loadReportKind(toolId),
    ]);
    const bytes = Buffer.from(file.content);
    const options = { mostRows: MAX_PRODUCT_ROWS, isKnown: isProductHeader };
    const opened = await openTableBytes(bytes, options);
    const table =
      opened.kind === 'text' ? readTable(opened.text, options) : opened.kind === 'workbook' && opened.table;
    if (!engine || !table) throw new Error(toolId);
    const plan = planBatch(table, {
      hook,
      report,
      // A JSON Schema is a record.
      schema: describeEngine(engine).inputSchema,
      settings: new Map(marketplace ? [['marketplace', marketplace]] : []),
    });
    const elements = plan.rows.map(({ element }) => element ?? {});
    const { list } = plan;
    const inputs = list ? [plan.inputOf(elements)] : elements.map((element) => plan.inputOf([element]));
    const single = inputs.map((input) => {
      const result = runEngine(engine, input, { now: Date.parse(NOW) });
      return result.ok
        ? { data: JSON.parse(JSON.stringify(result.output)) as Record<string, unknown> }
        : { problems: result.problems };
    });
    const [first] = single;
    const ofRows =
      list && first && 'data' in first
        ? list.resultsOf(elements, first.data).map((data) => ({ data }))
        : single;
    const named = ofRows.map((result, at) => ({
      row: at + 1,
      sku: report && !hook ? null : `S${at}`,
      ...result,
    }));
    expect(named).toHaveLength(count);
    expect(ofRows.filter((row) => 'problems' in row)).toHaveLength(rejected);

    await page.clock.setFixedTime(NOW);
    await openFile(page, bytes, { toolId, name: file.name });
    if (marketplace) await page.getByLabel('Marketplace', { exact: true }).selectOption(marketplace);
    await compute(page, String(count));
    expect(linesOf((await saved(page, 'NDJSON')).toString())).toEqual(named);

    const answer = await request.post(`/api/v1/tools/${toolId}/batch`, {
      headers: { 'content-type': 'application/x-ndjson' },
      data: inputs.map((input) => JSON.stringify({ input, env: { now: NOW } })).join('\n'),
    });
    expect(linesOf(await answer.text())).toEqual(single.map((result, at) => ({ row: at + 1, ...result })));

    const path = info.outputPath(file.name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
    const words = ['batch', toolId, '--file', path, '--now', NOW];
    if (marketplace) words.push('--set', `marketplace=${marketplace}`);
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [join(ROOT, 'apps/cli/dist/main.js'), ...words],
      { maxBuffer: 100_000_000 },
    );
    expect(linesOf(stdout)).toEqual(named);
  });
}

test('rows keep their place in CSV and XLSX, by rule set, and nothing is sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    const content = `${request.postData() ?? ''} ${new URL(request.url()).search}`;
    if (/\bS\d+\b|Steel/.test(content)) sent.push(content);
  });
  await openFile(page, productFile(101));
  await expectAccessible(page);
  await page.getByText('Rules', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'Standard rules' }).check();
  await page.getByRole('checkbox', { name: 'Rules since Jan 15, 2026' }).check();
  await compute(page, '101');
  await expect(page.getByText('98 rows calculated, 3 with problems')).toBeVisible();
  await expectAccessible(page);
  const csv = (await saved(page, 'CSV')).toString().trim().split('\r\n');
  const book = readWorkbook(await saved(page, 'XLSX'), ([first]) => first).rows;
  for (const rows of [csv.map((line) => line.split(',')), book]) {
    expect(rows).toHaveLength(102);
    expect(rows[0]).toContain('standard: fees.totalFees');
    expect(rows[0]?.at(-1)).toBe('problems');
    expect(rows[51]?.[0]).toBe('S50');
    expect(rows[51]?.at(-1)).toContain('weight');
  }
  await page.getByRole('checkbox', { name: 'Only rows with problems (3)' }).check();
  const table = page.getByRole('table', { name: 'Results' });
  await expect(table.getByRole('row')).toHaveCount(4);
  await expect(table.getByRole('row').nth(2)).toContainText('Package weight: Please fill in this field');
  expect(sent).toEqual([]);
});

test('a run is stopped and goes on, with results as they come', async ({ page }) => {
  test.slow();
  await openFile(page, productFile(20_000));
  await page.getByRole('button', { name: 'Calculate 20,000 rows' }).click();
  const table = page.getByRole('table', { name: 'Results' });
  await expect(table.getByRole('row', { name: /S1 / })).toContainText('$');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText(/Stopped after [\d,]+ of 20,000/)).toBeVisible();
  const part = (await saved(page, 'CSV')).toString().trim().split('\r\n');
  expect(part).toHaveLength(20_001);
  expect(part.at(-1)).toContain('not-computed');
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByText('19,600 rows calculated, 400 with problems')).toBeVisible({ timeout: 90_000 });
  expect(await table.getByRole('row').count()).toBeLessThan(60);
});

test('columns without a known name are chosen by hand, in a file without headers too', async ({ page }) => {
  await openFile(page, 'A-1,10,8,4,0.9\nA-2,20,8,4,0.9');
  await expect(page.getByText('The first line looks like data', { exact: false })).toBeVisible();
  await expect(page.getByText('No columns were recognized', { exact: false })).toBeVisible();
  const choose = (header: string, label: string) =>
    page
      .locator('label')
      .filter({ has: page.getByText(header, { exact: true }) })
      .getByRole('combobox')
      .selectOption({ label });
  await choose('A', 'SKU');
  await choose('B', 'Package length');
  await choose('C', 'Package width');
  await choose('D', 'Package height');
  await choose('E', 'Package weight');
  await compute(page, '2');
  await expect(page.getByRole('row', { name: /A-2/ })).toContainText('$');
});

test('a tool of lists takes all rows of a file together', async ({ page }) => {
  await openFile(page, 'SKU,Available,Units sold last 30 days,Lead time\nA,40,60,30\nA,400,60,30', {
    toolId: 'restock-planner',
  });
  await expect(page.getByText('This tool calculates all rows together', { exact: false })).toBeVisible();
  await expect(
    page.getByText('SKUs that appear in more than one row: 1 (A)', { exact: false }),
  ).toBeVisible();
  await compute(page, '2');
});

test('a report of search terms gives each row the verdict on its term, and rows that are none a reason', async ({
  page,
}) => {
  await openFile(
    page,
    'Customer Search Term,Clicks,Spend,7 Day Total Sales,7 Day Total Orders (#)\nmug,40,10,90,3\nlid,many,1,0,0\nTotal,40,10,90,3',
    { toolId: 'search-term-analyzer', name: 'report.csv' },
  );
  await expect(page.getByText('This tool calculates all rows together', { exact: false })).toBeVisible();
  await compute(page, '3');
  const table = page.getByRole('table', { name: 'Results' });
  await expect(table.getByRole('row', { name: /^1 mug To harvest 40 / })).toBeVisible();
  await expect(table.getByRole('row', { name: /^2 lid A value could not be read/ })).toBeVisible();
  await expect(table.getByRole('row', { name: /^3 Total A totals line/ })).toBeVisible();
  await expectAccessible(page);
});

test('a tool without products takes columns that are named like its inputs', async ({ page }) => {
  await openFile(page, 'amount,from,to\n100,USD,EUR', { toolId: 'currency-converter' });
  await compute(page, '1');
});

for (const [name, content, text] of [
  ['empty.csv', '', 'The file is empty'],
  ['broken.xlsx', 'PK\u0003\u0004', 'The workbook is damaged or incomplete'],
  ['photo.csv', '\u0089PNG\u0000\u0000', 'This is neither a text file nor an XLSX workbook'],
] as const) {
  test(`${name} is rejected by its name`, async ({ page }) => {
    await page.goto(`${address(PATH, 'en')}#tool=${TOOL}`);
    await untilInteractive(page);
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a file' }).click();
    await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content, 'latin1') });
    await expect(page.getByText(text, { exact: false })).toBeVisible();
  });
}

test('the whole way goes by keyboard, from the file to the saved results', async ({ page }) => {
  await page.goto(`${address(PATH, 'en')}#tool=${TOOL}`);
  await untilInteractive(page);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).focus();
  await page.keyboard.press('Enter');
  await (
    await chooser
  ).setFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(productFile(3)) });
  // What had the focus is gone each time: it goes on from where it was.
  await expect(page.getByText('products.csv', { exact: true })).toBeFocused();
  const start = page.getByRole('button', { name: 'Calculate 3 rows' });
  await expect(start).toBeVisible();
  for (
    let steps = 0;
    steps < 30 && !(await start.evaluate((button) => button === document.activeElement));
    steps += 1
  )
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Save as CSV' })).toBeFocused();
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('fees.totalFees');
});

test('a file of a spreadsheet in Western Europe keeps its letters', async ({ page }) => {
  await openFile(page, Buffer.from('SKU;Produkt;Länge\nÄ-1;Größe L, weiß;25,5', 'latin1'));
  await expect(page.getByText('Ä-1', { exact: true })).toBeVisible();
  await expect(page.getByText('Größe L, weiß', { exact: true })).toBeVisible();
});

test('200 columns, and half of a workbook', async ({ page }) => {
  const columns = Array.from({ length: 195 }, (_, at) => `Extra ${at}`);
  const [head = '', row = ''] = productFile(2)
    .split('\r\n')
    .slice(0, 3)
    .filter((_, at) => at !== 1);
  await openFile(page, `${head};${columns.join(';')}\n${row};${columns.map(() => 'x').join(';')}`);
  await compute(page, '1');
  const [headers = ''] = (await saved(page, 'CSV')).toString().split('\r\n');
  expect(headers).toContain('Extra 194,fees.totalFees');
  const book = workbookOf([['SKU', 'Length'], ...rowsOf(300, (at) => [`S${at}`, at])]);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose another file' }).click();
  const half = Buffer.from(book.subarray(0, book.length / 2));
  await (await chooser).setFiles({ name: 'half.xlsx', mimeType: 'text/csv', buffer: half });
  await expect(page.getByText('The workbook is damaged or incomplete', { exact: false })).toBeVisible();
});

test('on a phone the page fits, and the menu of a tool leads to it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address(toolPath(TOOL), 'en'));
  await untilInteractive(page);
  const waiting = page.getByRole('button', { name: 'My products', includeHidden: true });
  await expect(waiting).toBeAttached();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('button', { name: 'Use this tool with a file' }).click();
  await expect(page.getByLabel('Calculate with')).toHaveValue(TOOL);
  await openFile(page, productFile(3));
  await compute(page, '3');
  await expectAccessible(page);
  await expectFitsNarrowest(page);
});
