import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { expectAccessible, expectFitsNarrowest, untilInteractive } from './fixtures/page-checks.ts';
import {
  cell,
  choose,
  count,
  feePreview,
  importFile,
  BULK_TIMEOUT,
  openProducts,
  PRODUCTS_PATH,
  withSales,
} from './fixtures/product-list.ts';
import { SMALL_PICTURE } from './fixtures/small-picture.ts';
import { expect, test } from './fixtures/test.ts';
import { WORKER_TIMEOUT } from './fixtures/waits.ts';
import { blockDeferredRequests, recordRequests, weigh } from './site/first-load.mjs';
import { address, toolPath } from './site/pages.ts';

test('a report becomes a list that is edited, undone and kept, and nothing is sent', async ({ page }) => {
  await openProducts(page);
  await expectAccessible(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.url().includes('SKU'))
      sent.push(request.postData() ?? request.url());
  });
  await importFile(page, 'fees.txt', feePreview(3));
  await count(page, '3 of 3 products');
  await expectAccessible(page);

  await cell(page, '$20.99').dblclick();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('33.5');
  await page.keyboard.press('Enter');
  await expect(cell(page, '$33.50')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(cell(page, '$20.99')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+y');
  await expect(cell(page, '$33.50')).toBeVisible();

  await cell(page, '$33.50').dblclick();
  await page.keyboard.type('9');
  await page.keyboard.press('Escape');
  await expect(cell(page, '$33.50')).toBeVisible();

  await page.reload();
  await expect(cell(page, '$33.50')).toBeVisible();
  expect(sent.filter((text) => /SKU-|Product \d|33\.5/.test(text))).toEqual([]);
});

test('a second import shows what differs before it is taken', async ({ page }) => {
  await openProducts(page);
  await importFile(page, 'fees.txt', feePreview(2));
  await choose(page, 'fees-new.txt', feePreview(3, 29.99));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('$19.99 → $29.99')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('checkbox', { name: /SKU-00000/ }).uncheck();
  await dialog.getByRole('button', { name: 'Import (2)' }).click();
  await count(page, '3 of 3 products');
  await expect(cell(page, '$19.99')).toBeVisible();
  await expect(cell(page, '$30.99')).toBeVisible();
});

test('10,000 products are shown, found, sorted and computed in a worker', async ({ page }) => {
  test.slow();
  await openProducts(page);
  await importFile(page, 'fees.txt', feePreview(10_000));
  await count(page, '10,000 of 10,000 products');
  expect(await page.getByRole('row').count()).toBeLessThan(100);
  await page.getByRole('columnheader', { name: 'SKU' }).getByRole('button').click();
  await page.getByRole('columnheader', { name: 'SKU' }).getByRole('button').click();
  await expect(cell(page, 'SKU-09999')).toBeVisible();
  await page.getByRole('searchbox').fill('product 77 SKU-00077');
  await count(page, '1 of 10,000 products');
  await page.getByRole('searchbox').fill('');
  await page.getByLabel('Add a tool’s figures as columns').selectOption({ label: 'FBA fee calculator' });
  const head = page.getByRole('columnheader', { name: 'FBA fees', exact: true });
  await expect(head).toBeVisible();
  const stop = page.getByRole('button', { name: 'Stop' });
  await expect(stop).toBeHidden({ timeout: 60_000 });
  await page.getByRole('grid').focus();
  await page.keyboard.press('ControlOrMeta+End');
  await expect(page.getByRole('row').last()).toContainText('$', WORKER_TIMEOUT);
  await page.reload();
  await count(page, '10,000 of 10,000 products', BULK_TIMEOUT);
});

test("two tabs show the same 10,000 products and keep each other's edits", async ({ page, context }) => {
  test.slow();
  await openProducts(page);
  await importFile(page, 'fees.txt', feePreview(10_000));
  await count(page, '10,000 of 10,000 products');
  const other = await context.newPage();
  await other.goto(address(PRODUCTS_PATH, 'en'));
  await expect(cell(other, '$20.99')).toBeVisible(BULK_TIMEOUT);
  await cell(page, '$19.99').click();
  await page.keyboard.type('50');
  await page.keyboard.press('Enter');
  await expect(cell(other, '$50.00')).toBeVisible(BULK_TIMEOUT);
  await cell(other, '$20.99').click();
  await other.keyboard.type('60');
  await other.keyboard.press('Enter');
  await expect(cell(page, '$60.00')).toBeVisible(BULK_TIMEOUT);
  await expect(cell(page, '$50.00')).toBeVisible();
});

test('a backup brings everything back, a broken one is named, and everything can be deleted', async ({
  page,
}) => {
  await openProducts(page);
  await importFile(page, 'fees.txt', feePreview(2));
  const list = (name: string) => page.getByRole('menuitem', { name });
  const menu = page.getByRole('button', { name: 'List menu' });
  await menu.click();
  const saved = page.waitForEvent('download');
  await list('Back up as a file').click();
  const backup = readFileSync(await (await saved).path(), 'utf8');

  await menu.click();
  await list('Delete everything here').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete everything here' }).click();
  await expect(page.getByText('Start with a report')).toBeVisible();
  await importFile(page, 'one.txt', feePreview(1));
  await count(page, '1 of 1 product');

  const field = page.locator('input[type=file][accept*=json]');
  await field.setInputFiles({
    name: 'cut.json',
    mimeType: 'application/json',
    buffer: Buffer.from(backup.slice(0, -9)),
  });
  await expect(page.getByRole('alert')).toContainText('incomplete');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await count(page, '1 of 1 product');
  await field.setInputFiles({
    name: 'backup.json',
    mimeType: 'application/json',
    buffer: Buffer.from(backup),
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Restore a backup' }).click();
  await count(page, '2 of 2 products');
});

test('exhausted storage is named and keeps what was there', async ({ page }) => {
  test.slow();
  await openProducts(page);
  await importFile(page, 'fees.txt', feePreview(10_000));
  await count(page, '10,000 of 10,000 products');
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await cell(page, '$19.99').click();
  await page.keyboard.type('50');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('no storage left');
  await expect(cell(page, '$19.99')).toBeVisible();
  await page.reload();
  await count(page, '10,000 of 10,000 products', BULK_TIMEOUT);
});

test('without a database the list works as long as the page, and says so', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('private', 'SecurityError');
    };
  });
  await openProducts(page);
  await expect(page.getByText('This browser window cannot save data')).toBeVisible();
  await importFile(page, 'fees.txt', feePreview(2));
  await count(page, '2 of 2 products');
});

test('a tool takes a product of the list, and saves what was typed back to it', async ({ page }) => {
  await openProducts(page);
  await importFile(page, 'fees.txt', feePreview(3));
  await count(page, '3 of 3 products');
  await page.goto(address(toolPath('fba-calculator'), 'en'));
  await untilInteractive(page);
  const menu = page.getByRole('button', { name: 'My products' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Use my products' }).click();
  await page.getByRole('radio', { name: /Product 2/ }).check();
  await page.getByRole('button', { name: 'Use (1)' }).click();
  const length = page.getByRole('textbox', { name: 'Length' });
  await expect(length).toHaveValue('7');
  await length.fill('9');
  await menu.click();
  await page.getByRole('menuitem', { name: 'Save to my products' }).click();
  await page.getByRole('radio', { name: /Product 2/ }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await menu.click();
  await page.getByRole('menuitem', { name: 'Use this tool with all my products' }).click();
  await expect(cell(page, '9 in')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'FBA fees', exact: true })).toBeVisible();
});

test('products that are chosen in the list go along to a tool that takes several', async ({ page }) => {
  await openProducts(page);
  await importFile(page, 'fees.txt', feePreview(3));
  for (const row of [1, 2]) await page.getByRole('row').nth(row).getByRole('checkbox').check();
  await page.getByLabel('Add a tool’s figures as columns').selectOption({ label: 'Barcode labels' });
  await page.getByRole('link', { name: 'Open the tool' }).click();
  await page.getByRole('button', { name: 'Use (2)' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Remove X000000001' })).toBeVisible();
});

test('the effect of the January card on 2,000 products is read off and saved', async ({ page }) => {
  test.slow();
  await openProducts(page);
  await importFile(page, 'fees.txt', withSales(feePreview(2000)));
  await page.getByRole('button', { name: 'Effect of a change' }).click();
  const sums = page.getByRole('table', { name: 'Fulfillment, Monthly difference' });
  await expect(sums.getByRole('row', { name: /^US 2,000/ })).toBeVisible(WORKER_TIMEOUT);
  const worst = page.getByRole('table', { name: 'Most affected products: 50 of 2,000' });
  await expect(worst.getByRole('row')).toHaveCount(51);
  await expect(worst.getByText(/(?:Length|Width|Height|Weight, packed): .+ less/).first()).toBeVisible();
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all (CSV)' }).click();
  expect(
    readFileSync(await (await saved).path(), 'utf8')
      .trim()
      .split('\n'),
  ).toHaveLength(2001);
});

/** Fees that no card has for a mug, in a size tier that it is not in. */
const CHARGED = [
  'sku\tasin\tfnsku\tamazon-store\tyour-price\tcost\tlongest-side\tmedian-side\tshortest-side\tunit-of-dimension\titem-package-weight\tunit-of-weight\tproduct-size-tier\tcurrency\texpected-fulfillment-fee-per-unit\tunits-sold-last-30-days',
  'MUG-1\tB0MUG\tX001\tUS\t19.99\t4\t10\t8\t4\tinches\t0.9\tpounds\tUsLargeBulky\tUSD\t99.99\t10',
  'MUG-2\tB0MUH\tX002\tUS\t19.99\t4\t10\t8\t4\tinches\t0.9\tpounds\tUsLargeStandardSize\tUSD\t0.01\t10',
  'PAN-1\tB0PAN\tX003\tUS\t29.99\t6\t12\t9\t3\tinches\t2.2\tpounds\t\tUSD\t\t10',
].join('\n');

test('fees of a report are compared with computed ones, explained, saved and written for a case', async ({
  page,
}) => {
  await openProducts(page);
  await importFile(page, 'fees.txt', CHARGED);
  await page.getByRole('button', { name: 'Effect of a change' }).click();
  await page.getByRole('radio', { name: 'What Amazon charges' }).check();
  await expect(
    page.getByText('2 products have a fee in the report: 0 match, 1 overcharged, 1 undercharged'),
  ).toBeVisible(WORKER_TIMEOUT);
  const lines = page.getByRole('table', { name: 'Most affected products: 2 of 2' });
  await expect(
    lines.getByRole('row', { name: /^MUG-1 \$99\.99 .*“UsLargeBulky”.*“Large standard-size”/ }),
  ).toBeVisible();
  await expect(lines.getByRole('row', { name: /^MUG-2 \$0\.01 .*No single cause/ })).toBeVisible();
  await expectAccessible(page);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all (CSV)' }).click();
  expect(readFileSync(await (await saved).path(), 'utf8')).toMatch(
    /\nMUG-1,B0MUG,X001,US,UsLargeBulky,USD,99.99,/,
  );

  await page.getByText('Text for a support case').click();
  const written = page.getByRole('textbox', { name: 'Products with the highest overcharges: 1 of 1' });
  await expect(written).toHaveValue(
    /SKU MUG-1, ASIN B0MUG, FNSKU X001: expected fee \$99\.99,[^]*Packed 10 × 8 × 4 in/,
  );
  await page.getByLabel('Language of the text').selectOption({ label: '日本語' });
  await expect(written).toHaveValue(/SKU MUG-1、ASIN B0MUG[^]*「大型標準」/);
  await expectAccessible(page);
});

test('two versions of own costs and prices are compared, and the list stays as it is', async ({ page }) => {
  await openProducts(page);
  await importFile(page, 'fees.txt', CHARGED);
  await page.getByRole('button', { name: 'Effect of a change' }).click();
  await page.getByLabel('Calculate with').selectOption({ label: 'Profit calculator' });
  await page.getByRole('radio', { name: 'My costs and prices' }).check();
  const lines = page.getByRole('table', { name: 'Most affected products: 3 of 3' });
  // Costs rise by 5 %: 6 USD by 0.30, of 10 units a month.
  await expect(lines.getByRole('row', { name: /^PAN-1 .* -\$0\.30 10 -\$3\.00$/ })).toBeVisible(
    WORKER_TIMEOUT,
  );
  await page.getByLabel('Change costs by (%)').fill('-50');
  await expect(lines.getByRole('row', { name: /^PAN-1 .* \$3\.00 10 \$30\.00$/ })).toBeVisible(
    WORKER_TIMEOUT,
  );

  await page.getByLabel('Change costs by (%)').fill('0');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Another version of costs and prices' }).click();
  const buffer = Buffer.from('sku,cost\nMUG-1,14\nPAN-1,6');
  await (await chooser).setFiles({ name: 'supplier.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByText('supplier.csv: 1 product has a different cost or price')).toBeVisible();
  await expect(
    lines.getByRole('row', { name: /^MUG-1 .* -\$10\.00 10 -\$100\.00 Now loses money$/ }),
  ).toBeVisible(WORKER_TIMEOUT);
  await expectAccessible(page);
  await expect(cell(page, '$4.00').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
});

test('what a report charges fits a phone', async ({ page }) => {
  await openProducts(page);
  await importFile(page, 'fees.txt', CHARGED);
  await page.getByRole('button', { name: 'Effect of a change' }).click();
  await page.getByRole('radio', { name: 'What Amazon charges' }).check();
  await expect(page.getByText('2 products have a fee in the report', { exact: false })).toBeVisible(
    WORKER_TIMEOUT,
  );
  await expectFitsNarrowest(page);
});

test('a new seller imports a Fee Preview, finds the ten highest fees, prints their labels and reads off January', async ({
  page,
}) => {
  test.slow();
  await openProducts(page);
  await importFile(page, 'fee-preview.txt', withSales(feePreview(2000)));
  await count(page, '2,000 of 2,000 products');

  const tool = page.getByLabel('Add a tool’s figures as columns');
  await tool.selectOption({ label: 'FBA fee calculator' });
  const head = page.getByRole('columnheader', { name: 'FBA fees', exact: true });
  await head.getByRole('button').dblclick();
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  const column = Number(await head.getAttribute('aria-colindex')) - 1;
  const totals = () =>
    page
      .getByRole('row')
      .evaluateAll(
        (rows, at) =>
          rows.slice(1, 12).map((row) => Number(row.children[at]?.textContent?.replace(/[^\d.]/g, ''))),
        column,
      );
  // The largest package: 16 by 4 by 3 inches.
  await expect
    .poll(async () => new Set(await totals()).size === 1 && ((await totals())[0] ?? 0) > 6.5, WORKER_TIMEOUT)
    .toBe(true);
  // Until then the rows are sorted again as their figures come.
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0, BULK_TIMEOUT);
  for (let row = 1; row <= 10; row += 1) await page.getByRole('row').nth(row).getByRole('checkbox').check();

  await tool.selectOption({ label: 'Barcode labels' });
  await page.getByRole('link', { name: 'Open the tool' }).click();
  await page.getByRole('button', { name: 'Use (10)' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /PDF/ }).first().click();
  const pdf = readFileSync(await (await saved).path());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');

  await openProducts(page);
  await page.getByRole('button', { name: 'Effect of a change' }).click();
  const sums = page.getByRole('table', { name: 'Fulfillment, Monthly difference' });
  await expect(sums.getByRole('row', { name: /^US 2,000/ })).toContainText('$', WORKER_TIMEOUT);
});

test('without sales figures no sum is shown, and the page says which reports bring them', async ({
  page,
}) => {
  await openProducts(page);
  await importFile(page, 'fee-preview.txt', feePreview(20));
  await page.getByRole('button', { name: 'Effect of a change' }).click();
  await expect(page.getByText('No product has sales figures', { exact: false })).toBeVisible(WORKER_TIMEOUT);
  const sums = page.getByRole('table', { name: 'Fulfillment, Monthly difference' });
  await expect(sums.getByRole('row', { name: /^US 20 20 – – –/ })).toBeVisible();
});

test('titles that break the rules are rewritten into a partial update file', async ({ page }) => {
  await openProducts(page);
  await importFile(
    page,
    'sources.txt',
    'sku\tproduct-name\nA\tBEST! Mug Mug Mug Mug $$$\nB\tStoneware mug, 350 ml',
  );
  await page.getByRole('button', { name: 'Effect of a change' }).click();
  await page.getByLabel('Calculate with').selectOption({ label: 'Title fixer' });
  await expect(page.getByRole('table', { name: /^1 of 2 break the current rules/ })).toBeVisible(
    WORKER_TIMEOUT,
  );
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Partial update file (1)' }).click();
  const [head, line] = readFileSync(await (await saved).path(), 'utf8').split('\n');
  expect(head).toBe('item_sku\tupdate_delete\titem_name');
  expect(line).toMatch(/^A\tPartialUpdate\t\S/);
});

test('many products are changed together, cells are pasted, columns are chosen, and the table is saved without formulas', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openProducts(page);
  await importFile(
    page,
    'sources.csv',
    'sku,product-name,amazon-store\n=1+1,@SUM(A1),US\nB-2,Mug,US\nB-3,Cup,US',
  );
  await page.getByRole('checkbox', { name: 'Select all shown products' }).check();
  await page.getByRole('button', { name: 'Set a field' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New value').fill('4.5');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(cell(page, '$4.50')).toHaveCount(3);

  await cell(page, '$4.50').first().click();
  await page.evaluate(() => navigator.clipboard.writeText('5.25\nmuch\n7\n8'));
  await page.keyboard.press('ControlOrMeta+v');
  await expect(
    page.getByText('Pasted into 2 products; cells not valid: 1, rows past the end of the list: 1').first(),
  ).toBeVisible();
  await expect(cell(page, '$5.25')).toBeVisible();
  await expect(cell(page, '$4.50')).toHaveCount(1);

  await page.getByRole('button', { name: 'Columns' }).click();
  await dialog.getByRole('checkbox', { name: 'Supplier' }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Supplier' })).toBeAttached();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'List menu' }).click();
  await page.getByRole('menuitem', { name: 'Export the table (CSV)' }).click();
  const lines = readFileSync(await (await saved).path(), 'utf8').split('\r\n');
  expect(lines[0]).toContain('Supplier');
  expect(lines.find((line) => line.includes('1+1'))).toMatch(/'=1\+1.*'@SUM\(A1\)/);
});

test('image files are named by the ASIN of each product', async ({ page }) => {
  await openProducts(page);
  await importFile(page, 'sources.csv', 'sku,asin,product-name\nA,B0ABCDEFGH,Mug\nB,B0-1,Cup');
  await page.getByLabel('Add a tool’s figures as columns').selectOption({ label: 'Main image checker' });
  await expect(cell(page, 'B0ABCDEFGH.MAIN.jpg')).toBeVisible(WORKER_TIMEOUT);
  await page.getByRole('row').filter({ hasText: 'Mug' }).getByRole('checkbox').check();
  await page.getByRole('link', { name: 'Open the tool' }).click();
  await page.getByRole('button', { name: 'Use (1)' }).click();
  await expect(page.getByText('an image of B0ABCDEFGH')).toBeVisible();
  await page.locator('input[type=file]').first().setInputFiles(SMALL_PICTURE);
  await expect(page.getByText('File name for the upload: B0ABCDEFGH.MAIN.png')).toBeVisible();
});

/** The inflated content streams of a PDF. */
function contentsOf(pdf: Buffer): string {
  const texts: string[] = [];
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 7)) {
    try {
      texts.push(inflateSync(pdf.subarray(at + 7, pdf.indexOf('endstream', at))).toString('latin1'));
    } catch {
      // A stream that is not compressed draws no label.
    }
  }
  return texts.join('\n');
}

test('labels of 2,000 chosen products are one PDF with all of them', async ({ page }) => {
  test.slow();
  await openProducts(page);
  await importFile(page, 'fees.txt', feePreview(2000));
  await page.getByRole('checkbox', { name: 'Select all shown products' }).check();
  await page.getByLabel('Add a tool’s figures as columns').selectOption({ label: 'Barcode labels' });
  await page.getByRole('link', { name: 'Open the tool' }).click();
  await page.getByRole('button', { name: 'Use (2,000)' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /PDF/ }).first().click();
  const pdf = readFileSync(await (await saved).path());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  // The form of a label is drawn once for each of its copies: one, not the 18 of the example of the page.
  const placed = contentsOf(pdf).match(/\/L\d+ Do/g) ?? [];
  expect(new Set(placed).size).toBe(2000);
  expect(placed).toHaveLength(2000);
});

/** The names in the directory of a ZIP file. */
function namesInZip(zip: Buffer): string[] {
  const names: string[] = [];
  for (let at = zip.indexOf('PK\x01\x02'); at >= 0; at = zip.indexOf('PK\x01\x02', at + 4))
    names.push(zip.subarray(at + 46, at + 46 + zip.readUInt16LE(at + 28)).toString());
  return names;
}

test('QR codes of all chosen products are one ZIP, and a product without a link is named', async ({
  page,
}) => {
  await openProducts(page);
  await importFile(page, 'fees.txt', feePreview(5).replace('\tB04\t', '\t\t'));
  await page.getByRole('checkbox', { name: 'Select all shown products' }).check();
  await page.getByLabel('Add a tool’s figures as columns').selectOption({ label: 'QR code generator' });
  await page.getByRole('link', { name: 'Open the tool' }).click();
  await page.getByRole('button', { name: 'Use (5)' }).click();
  const list = page.getByRole('textbox', { name: 'List of links' });
  await expect(list).toHaveValue(/^SKU-00000\thttps:\/\/www\.amazon\.com\/dp\/B00\n/);
  await expect(list).toBeFocused();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Create ZIP' }).click();
  expect(namesInZip(readFileSync(await (await saved).path()))).toEqual(
    [0, 1, 2, 3].map((at) => `00${at + 1}-SKU-0000${at}.png`),
  );
  await expect(page.getByText(/^Line 5: SKU-00004/)).toBeVisible();
  await expectAccessible(page);
});

test('the figures of a tool follow the edit of a product in the table', async ({ page }) => {
  await openProducts(page);
  await importFile(page, 'fees.txt', feePreview(3));
  await page.getByLabel('Add a tool’s figures as columns').selectOption({ label: 'FBA fee calculator' });
  const head = page.getByRole('columnheader', { name: 'FBA fees', exact: true });
  await expect(head).toBeVisible();
  const column = Number(await head.getAttribute('aria-colindex')) - 1;
  const totalOf = (row: number) => page.getByRole('row').nth(row).getByRole('gridcell').nth(column);
  for (const row of [1, 3]) await expect(totalOf(row)).toContainText('$', WORKER_TIMEOUT);
  const [before, other] = await Promise.all([totalOf(3).textContent(), totalOf(1).textContent()]);
  // The length of the last product, 7 in, becomes one of a large tier.
  await cell(page, '7 in').dblclick();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('40');
  await page.keyboard.press('Enter');
  await expect(cell(page, '40 in')).toBeVisible();
  await expect(totalOf(3)).toContainText('$', WORKER_TIMEOUT);
  await expect(totalOf(3)).not.toHaveText(before ?? '', WORKER_TIMEOUT);
  await expect(totalOf(1)).toHaveText(other ?? '');
  await page.getByRole('grid').focus();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(totalOf(3)).toHaveText(before ?? '', WORKER_TIMEOUT);
});

test('a tool whose files cannot be loaded says so in the list, and loads when it is tried again', async ({
  page,
  watch,
}) => {
  await openProducts(page);
  await importFile(page, 'fees.txt', feePreview(3));
  await page.route('**/assets/**', (route) => route.abort());
  await page.getByLabel('Add a tool’s figures as columns').selectOption({ label: 'FBA fee calculator' });
  await expect(page.getByText('This part could not be loaded', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/assets/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('columnheader', { name: 'FBA fees', exact: true })).toBeVisible();
  await expect(page.getByText('This part could not be loaded', { exact: false })).toHaveCount(0);
  watch.forgive(/ERR_FAILED|Failed to fetch dynamically imported module/);
});

test('a file of 100,000 rows with a SKU twice and mixed units is named and not lost', async ({ page }) => {
  test.slow();
  await openProducts(page);
  const lines = Array.from({ length: 100_000 }, (_, index) => `SKU-${index},${index % 2 ? '4 in' : '10 cm'}`);
  lines[1] = 'SKU-0,9 cm';
  await choose(page, 'large.csv', ['sku,length', ...lines].join('\n'));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Only the first 50,000 rows were read', { exact: false })).toBeVisible(
    WORKER_TIMEOUT,
  );
  await expect(dialog.getByText('Several units in one column', { exact: false })).toBeVisible();
  await expect(dialog.getByText('Conflicting values for the same SKU: 1', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: /^Import \([\d,]+\)$/ }).click();
  // Storing 50,000 products takes longer than an answer.
  await expect(page.getByText('49,999 of 49,999 products')).toBeVisible({ timeout: 40_000 });
});

/** What the menu "My products" and its parts have in their files, and no other file has. */
const OF_PRODUCTS = /stb:pending-products|Use my products/;

test('a tool page gains nothing by products until its answer, and its menu comes later', async ({
  page,
  context,
}) => {
  const url = address(toolPath('fba-calculator'), 'en');
  const ofProducts = async (requested: ReturnType<typeof recordRequests>) =>
    (await weigh(requested)).filter(({ text }) => OF_PRODUCTS.test(text)).map((file) => file.url);
  // On a busy machine the answer takes longer than the two seconds after which the rest is loaded.
  await blockDeferredRequests(page, url);
  const opening = recordRequests(page);
  await page.goto(url);
  await untilInteractive(page);
  expect(await ofProducts(opening)).toEqual([]);
  const other = await context.newPage();
  const all = recordRequests(other);
  await other.goto(url);
  await expect(other.getByRole('button', { name: 'My products' })).toBeVisible();
  expect(await ofProducts(all)).not.toEqual([]);
});
