import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { workbook } from '@seller-toolbox/catalogue/workbook';
import {
  ALL_LISTINGS,
  BUSINESS,
  CATEGORY_LISTINGS,
  FEE_PREVIEW,
  INVENTORY,
  RESTOCK,
} from '@seller-toolbox/testing/product-reports';
import { cell, chooseFiles, count, importFile, openProducts } from './fixtures/product-list.ts';
import { expect, test } from './fixtures/test.ts';
import { WORKER_TIMEOUT } from './fixtures/waits.ts';

type Values = Readonly<Record<string, string>>;

const openForm = (page: Page) => page.getByRole('button', { name: 'Edit all fields' }).first().click();

async function expectFields(page: Page, values: Values): Promise<void> {
  await openForm(page);
  const form = page.getByRole('dialog');
  for (const [label, value] of Object.entries(values))
    await expect(form.getByLabel(label, { exact: true }), label).toHaveValue(value);
}

/** A report of tabs as a spreadsheet program saves it. */
const asWorkbook = (report: string) =>
  Buffer.from(workbook([{ name: 'Template', rows: report.split('\n').map((line) => line.split('\t')) }]));

const LISTED: Values = {
  SKU: 'MUG-1',
  Title: 'Stoneware mug',
  Brand: 'Acme',
  Category: 'cup',
  'Selling price': '19.99',
  Description: 'A mug',
  'Bullet points': 'Holds 350 ml\nSafe in dishwashers',
  'Search terms': 'cup ceramic',
  'Package length': '12',
  'Package width': '10',
  'Package height': '9',
  'Length unit': 'cm',
  'Package weight': '400',
  'Weight unit': 'g',
};

const REPORTS: readonly (readonly [string, string | Buffer, Values])[] = [
  [
    'fee-preview.txt',
    FEE_PREVIEW,
    {
      SKU: 'MUG-1',
      FNSKU: 'X001',
      ASIN: 'B01',
      Title: 'Stoneware mug',
      Category: 'Kitchen',
      Brand: 'Acme',
      Marketplace: 'US',
      'Selling price': '19.99',
      Currency: 'USD',
      'Package length': '5.1',
      'Package width': '4.3',
      'Package height': '4.2',
      'Length unit': 'in',
      'Package weight': '0.86',
      'Weight unit': 'lb',
      'Size tier (report)': 'Large standard',
      'Expected fulfillment fee (report)': '3.62',
    },
  ],
  [
    'manage-fba-inventory.txt',
    INVENTORY,
    {
      FNSKU: 'X001',
      Condition: 'New',
      'Selling price': '19.99',
      'Stock on hand': '120',
      'Inbound stock': '33',
    },
  ],
  [
    'all-listings.txt',
    ALL_LISTINGS,
    {
      ASIN: 'B000000001',
      Title: 'Stoneware mug',
      Description: 'A mug',
      'Selling price': '9.5',
      Condition: 'New',
      'Stock on hand': '',
    },
  ],
  ['category-listings.txt', CATEGORY_LISTINGS, LISTED],
  ['category-listings.xlsx', asWorkbook(CATEGORY_LISTINGS), LISTED],
  [
    'restock.csv',
    RESTOCK,
    {
      Marketplace: 'US',
      Supplier: 'Acme',
      'Sales, 30 days': '80',
      'Stock on hand': '110',
      'Inbound stock': '33',
      Currency: 'USD',
    },
  ],
  ['business-report.csv', BUSINESS, { ASIN: 'B000000001', 'Sales, 30 days': '1080' }],
];

for (const [name, content, values] of REPORTS) {
  test(`${name} fills the fields of a product`, async ({ page }) => {
    await openProducts(page);
    await importFile(page, name, content);
    await count(page, '1 of 1 product');
    await expectFields(page, values);
  });
}

/** The header of a column, the name of its field in the form, and a value, for every field of a product. */
const EVERY_FIELD: readonly (readonly [string, string, string])[] = [
  ['sku', 'SKU', 'MUG-1'],
  ['asin', 'ASIN', 'B000000001'],
  ['fnsku', 'FNSKU', 'X001'],
  ['ean', 'EAN', '4006381333931'],
  ['upc', 'UPC', '036000291452'],
  ['title', 'Title', 'Stoneware mug'],
  ['description', 'Description', 'A mug'],
  ['search terms', 'Search terms', 'cup ceramic'],
  ['brand', 'Brand', 'Acme'],
  ['category', 'Category', 'Kitchen'],
  ['condition', 'Condition', 'New'],
  ['link', 'Link', 'https://example.com/mug'],
  ['marketplace', 'Marketplace', 'DE'],
  ['price', 'Selling price', '19.99'],
  ['cost', 'Unit cost', '4.25'],
  ['currency', 'Currency', 'EUR'],
  ['dimension unit', 'Length unit', 'mm'],
  ['weight unit', 'Weight unit', 'g'],
  ['package length', 'Package length', '130'],
  ['package width', 'Package width', '110'],
  ['package height', 'Package height', '105'],
  ['package weight', 'Package weight', '390'],
  ['units per carton', 'Units per carton', '24'],
  ['carton length', 'Carton length', '540'],
  ['carton width', 'Carton width', '460'],
  ['carton height', 'Carton height', '230'],
  ['carton weight', 'Carton weight', '9800'],
  ['supplier', 'Supplier', 'Kiln & Co.'],
  ['lead time', 'Lead time (days)', '35'],
  ['moq', 'Minimum order', '500'],
  ['stock on hand', 'Stock on hand', '120'],
  ['inbound', 'Inbound stock', '33'],
  ['sales 7', 'Sales, 7 days', '18'],
  ['sales 30', 'Sales, 30 days', '80'],
  ['sales 90', 'Sales, 90 days', '231'],
  ['expected fulfillment fee per unit', 'Expected fulfillment fee (report)', '3.62'],
  ['size tier', 'Size tier (report)', 'Small parcel'],
  ['dangerous goods', 'Dangerous goods', '–'],
  ['apparel', 'Apparel', '✓'],
  ['notes', 'Notes', 'Fragile'],
];
const BULLETS = ['One', 'Two', 'Three', 'Four', 'Five'];
const CELLS: Values = { '–': 'no', '✓': 'yes' };

test('a file with every field of a product fills all of its form, and a backup brings all of it back', async ({
  page,
}) => {
  await openProducts(page);
  const table = [
    [...EVERY_FIELD.map(([header]) => header), ...BULLETS.map((_, at) => `bullet point ${at + 1}`)],
    [...EVERY_FIELD.map(([, , value]) => CELLS[value] ?? value), ...BULLETS],
  ];
  await importFile(page, 'everything.xlsx', Buffer.from(workbook([{ name: 'Products', rows: table }])));
  const values = {
    ...Object.fromEntries(EVERY_FIELD.map(([, label, value]) => [label, value])),
    'Bullet points': BULLETS.join('\n'),
  };
  await expectFields(page, values);
  const form = page.getByRole('dialog');
  await expect(form.locator('input, select, textarea')).toHaveCount(Object.keys(values).length);
  await form.getByRole('button', { name: 'Cancel' }).click();

  const menu = page.getByRole('button', { name: 'List menu' });
  await menu.click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Back up as a file' }).click();
  const buffer = readFileSync(await (await saved).path());
  await menu.click();
  await page.getByRole('menuitem', { name: 'Delete everything here' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete everything here' }).click();
  await expect(page.getByText('Start with a report')).toBeVisible();
  await page
    .locator('input[type=file][accept*=json]')
    .setInputFiles({ name: 'backup.json', mimeType: 'application/json', buffer });
  await page.getByRole('dialog').getByRole('button', { name: 'Restore a backup' }).click();
  await expectFields(page, values);
});

test('own columns of several files are joined, and one that differs is shown before it is taken', async ({
  page,
}) => {
  test.slow();
  await openProducts(page);
  const dialog = page.getByRole('dialog');
  /** Each of the files has one own column, and a column that is known: its columns are folded. */
  const keep = async (files: Readonly<Record<string, string>>, ...headers: readonly string[]) => {
    await chooseFiles(page, files);
    const folded = dialog.getByText('columns used: 1 of 2', { exact: false });
    await expect(folded).toHaveCount(headers.length);
    for (const [at, header] of headers.entries()) {
      await folded.first().click();
      await dialog
        .locator('label')
        .filter({ has: page.getByText(header, { exact: true }) })
        .getByRole('combobox')
        .selectOption({ label: 'Keep as a custom column' });
      await expect(folded).toHaveCount(headers.length - at - 1);
    }
  };
  await keep({ 'shelves.csv': 'sku,Shelf\nA,A-17', 'boxes.csv': 'sku,Box\nA,Large' }, 'Shelf', 'Box');
  await dialog.getByRole('button', { name: 'Import (1)' }).click();
  // Until then the button for files is that of the empty list, which goes.
  await count(page, '1 of 1 product');
  await keep({ 'moved.csv': 'sku,Shelf\nA,B-02' }, 'Shelf');
  await expect(dialog.getByText('A · Shelf: A-17 → B-02')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep all of mine' }).click();
  await expect(dialog.getByRole('button', { name: 'Import (0)' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Use all from the files' }).click();
  await dialog.getByRole('button', { name: 'Import (1)' }).click();
  await expect(dialog).toHaveCount(0);
  // The form shows a product as it is when it opens, and the change is stored first.
  await page.getByRole('button', { name: 'Columns' }).click();
  await dialog.getByRole('checkbox', { name: 'Shelf' }).check();
  await page.keyboard.press('Escape');
  await expect(cell(page, 'B-02')).toBeAttached();
  await expectFields(page, { Shelf: 'B-02', Box: 'Large' });
});

test('files and cells that cannot be read are named, and the others are imported', async ({ page }) => {
  await openProducts(page);
  await chooseFiles(page, {
    'photo.csv': Buffer.from('\u0089PNG\u0000\u0000', 'latin1'),
    'half.xlsx': asWorkbook(CATEGORY_LISTINGS).subarray(0, 400),
    'sources.csv': 'sku,price,marketplace\nA,cheap,US\nB,7.5,Mars',
  });
  const dialog = page.getByRole('dialog');
  await expect(
    dialog.getByText('This is neither a text file nor an XLSX workbook', { exact: false }),
  ).toBeVisible();
  await expect(dialog.getByText('The workbook is damaged or incomplete', { exact: false })).toBeVisible();
  await expect(dialog.getByText('sources.csv: 2 cells could not be read and were skipped')).toBeVisible();
  await expect(dialog.getByText('Line 2, price: cheap')).toBeVisible();
  await expect(dialog.getByText('Line 3, marketplace: Mars')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import (2)' }).click();
  await count(page, '2 of 2 products');
});

test('two files that say a SKU differently are named with their lines, and the first one counts', async ({
  page,
}) => {
  await openProducts(page);
  await chooseFiles(page, {
    'fees.csv': 'sku,price\nA,19.99\nB,7.5',
    'prices.csv': 'sku,price\nB,7.5\nA,21.5',
  });
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Conflicting values for the same SKU: 1')).toBeVisible();
  await expect(dialog.getByText('A · Selling price: fees.csv, line 2; prices.csv, line 3')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import (2)' }).click();
  await expectFields(page, { SKU: 'A', 'Selling price': '19.99' });
});

test('a listing optimizer column has the bytes of the search terms of each product', async ({ page }) => {
  await openProducts(page);
  await importFile(page, 'category-listings.txt', CATEGORY_LISTINGS);
  await page.getByLabel('Add a tool’s figures as columns').selectOption('listing-optimizer');
  const head = page.getByRole('columnheader', { name: 'Bytes of search terms' });
  await expect(head).toBeAttached();
  const column = Number(await head.getAttribute('aria-colindex')) - 1;
  await expect(page.getByRole('row').nth(1).getByRole('gridcell').nth(column)).toHaveText(
    '11',
    WORKER_TIMEOUT,
  );
  await expect(cell(page, 'MUG-1')).toBeVisible();
});
