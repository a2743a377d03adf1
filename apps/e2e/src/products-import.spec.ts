import { readFileSync } from 'node:fs';
import { expectAccessible, untilInteractive } from './fixtures/page-checks.ts';
import {
  cell,
  choose,
  chooseFiles,
  count,
  feePreview,
  importFile,
  openProducts,
} from './fixtures/product-list.ts';
import { expect, test } from './fixtures/test.ts';
import { WORKER_TIMEOUT } from './fixtures/waits.ts';
import { address, toolPath } from './site/pages.ts';

const INVENTORY = [
  'sku\tfnsku\tasin\tproduct-name\tcondition\tyour-price\tafn-fulfillable-quantity\tafn-inbound-working-quantity\tafn-inbound-shipped-quantity\tafn-inbound-receiving-quantity',
  'SKU-00000\tX000000000\tB00\tProduct 0\tNew\t19.99\t41\t1\t2\t4',
].join('\n');
const RESTOCK = ['Merchant SKU,ASIN,Units Sold Last 30 Days,Available', 'SKU-00001,B01,63,12'].join('\n');
const OWN = ['sku,cost,Shelf', 'SKU-00000,4.25,A-17', 'SKU-00001,3.10,B-02'].join('\n');

test('several reports are joined by SKU, and the browser is asked to keep the list', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.storage.persist = () => {
      document.documentElement.dataset['persist'] = 'asked';
      return Promise.resolve(true);
    };
  });
  await page.goto(address(toolPath('fba-calculator'), 'en'));
  await untilInteractive(page);
  await page.getByRole('banner').getByRole('link', { name: 'My products' }).click();
  await expect(page.getByText('Start with a report')).toBeVisible();
  await chooseFiles(page, {
    'fees.txt': feePreview(2),
    'inventory.txt': INVENTORY,
    'restock.csv': RESTOCK,
    'sources.csv': OWN,
  });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Import (2)' }).click();
  await count(page, '2 of 2 products');
  for (const text of ['$4.25', '$3.10', '41', '63']) await expect(cell(page, text)).toBeAttached();
  await expect(page.locator('html[data-persist=asked]')).toBeAttached();
});

test('a column of the seller is kept, its rows are filtered, and pasted rows are imported', async ({
  page,
}) => {
  await openProducts(page);
  await choose(page, 'sources.csv', `${OWN}\nSKU-00002,,C-03`);
  const dialog = page.getByRole('dialog');
  await dialog.getByText('3 rows, columns used: 2 of 3').click();
  await dialog
    .locator('label')
    .filter({ has: page.getByText('Shelf', { exact: true }) })
    .getByRole('combobox')
    .selectOption({ label: 'Keep as a custom column' });
  await dialog.getByRole('button', { name: 'Import (3)' }).click();
  await count(page, '3 of 3 products');
  await page.getByRole('button', { name: 'Columns' }).click();
  await dialog.getByRole('checkbox', { name: 'Shelf' }).check();
  await page.keyboard.press('Escape');
  await expect(cell(page, 'A-17')).toBeAttached();
  await page.getByLabel('Filter', { exact: true }).selectOption({ label: 'No cost' });
  await count(page, '1 of 3 products');
  await expect(cell(page, 'SKU-00002')).toBeVisible();
  await page.getByLabel('Filter', { exact: true }).selectOption({ label: 'All products' });

  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'sku\tcost\nSKU-00002\t7.5\nSKU-00003\t8');
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await dialog.getByRole('button', { name: 'Import (2)' }).click();
  await count(page, '4 of 4 products');
});

test('every tool of products computes the list, names the problems of a row in it, and its columns are saved', async ({
  page,
}) => {
  test.slow();
  await openProducts(page);
  // The last product has no size and no weight.
  const report = feePreview(3).replace(/\t7\t4\t3\tinches\t1\tpounds/, '\t\t\t\tinches\t\tpounds');
  await importFile(page, 'fees.txt', report);
  const tool = page.getByLabel('Add a tool’s figures as columns');
  const fieldHeads = await page.getByRole('columnheader').count();
  await expect(tool.locator('option[value="fba-calculator"]')).toBeAttached();
  const ids = await tool
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value).filter(Boolean));
  expect(ids).toEqual(
    expect.arrayContaining([
      ...['fba-calculator', 'profit-calculator', 'restock-planner', 'packing-calculator', 'barcode-labels'],
      ...['title-analyzer', 'title-fixer', 'listing-optimizer', 'image-checker', 'qr-code-generator'],
    ]),
  );
  for (const id of ids) {
    await tool.selectOption(id);
    await expect
      .poll(() => page.getByRole('columnheader').count(), { message: id })
      .toBeGreaterThan(fieldHeads);
    await expect(page.getByRole('button', { name: 'Stop' }), id).toHaveCount(0);
    await expect(page.getByRole('alert'), id).toHaveCount(0);
  }
  await tool.selectOption('fba-calculator');
  await expect(page.getByRole('row', { name: /SKU-00002 .*Please fill in this field/ })).toBeVisible(
    WORKER_TIMEOUT,
  );
  const total = page.getByRole('columnheader', { name: 'FBA fees', exact: true });
  await expect(total).toBeAttached();
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'List menu' }).click();
  await page.getByRole('menuitem', { name: 'Export the table (CSV)' }).click();
  const lines = readFileSync(await (await saved).path(), 'utf8').split('\r\n');
  const column = lines[0]?.split(',').indexOf('FBA fees (USD)') ?? -1;
  expect(Number(lines[1]?.split(',')[column])).toBeGreaterThan(0);
});

test('a tool finds the product to take by SKU, ASIN and title', async ({ page }) => {
  await openProducts(page);
  await importFile(page, 'fees.txt', feePreview(30));
  await count(page, '30 of 30 products');
  await page.goto(address(toolPath('profit-calculator'), 'en'));
  await untilInteractive(page);
  await page.getByRole('button', { name: 'My products' }).click();
  await page.getByRole('menuitem', { name: 'Use my products' }).click();
  const dialog = page.getByRole('dialog');
  for (const text of ['SKU-00017', 'B017', 'product 17']) {
    await dialog.getByRole('searchbox').fill(text);
    await expect(dialog.getByRole('radio')).toHaveCount(1);
    await expect(dialog.getByRole('radio', { name: /Product 17/ })).toBeVisible();
  }
});
