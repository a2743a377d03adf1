import type { Page } from '@playwright/test';
import { cell, count, feePreview, importFile, openProducts, PRODUCTS_PATH } from './fixtures/product-list.ts';
import { expect, test } from './fixtures/test.ts';
import { address } from './site/pages.ts';

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).click();

async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

test('two tabs write other fields of one product, and an undo takes back the own one only', async ({
  page,
  context,
}) => {
  await openProducts(page);
  await importFile(page, 'fees.txt', feePreview(3));
  await count(page, '3 of 3 products');
  const other = await context.newPage();
  await other.goto(address(PRODUCTS_PATH, 'en'));
  await cell(other, 'Product 0').click();
  await cell(page, '$19.99').click();
  await Promise.all([type(page, '50'), type(other, 'Stoneware mug')]);
  for (const tab of [page, other]) {
    await expect(cell(tab, '$50.00')).toBeVisible();
    await expect(cell(tab, 'Stoneware mug')).toBeVisible();
  }
  await undo(page);
  for (const tab of [page, other]) {
    await expect(cell(tab, '$19.99')).toBeVisible();
    await expect(cell(tab, 'Stoneware mug')).toBeVisible();
  }
});

test('everything that is deleted in one tab is gone in the other', async ({ page, context }) => {
  await openProducts(page);
  await importFile(page, 'fees.txt', feePreview(3));
  await count(page, '3 of 3 products');
  const other = await context.newPage();
  await other.goto(address(PRODUCTS_PATH, 'en'));
  await count(other, '3 of 3 products');
  await page.getByRole('button', { name: 'List menu' }).click();
  await page.getByRole('menuitem', { name: 'Delete everything here' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete everything here' }).click();
  await expect(other.getByText('Start with a report')).toBeVisible();
});

test('many products are deleted together and come back where they were', async ({ page }) => {
  await openProducts(page);
  await importFile(page, 'fees.txt', feePreview(4));
  for (const row of [2, 3]) await page.getByRole('row').nth(row).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Delete' }).click();
  await count(page, '2 of 2 products');
  await undo(page);
  await count(page, '4 of 4 products');
  await expect(page.getByRole('row').nth(2)).toContainText('SKU-00001');
  await page.getByRole('button', { name: 'Redo' }).click();
  await count(page, '2 of 2 products');
});

const BACKUP = {
  format: 'seller-toolbox-products',
  version: 1,
  createdAt: '2026-11-23T12:00:00.000Z',
  count: 1,
  products: [{ id: 'a', position: 1, product: { sku: 'A', price: 5 } }],
};

for (const [name, content, text] of [
  ['fees.txt', feePreview(1), 'This file is not a product list backup'],
  ['newer.json', { ...BACKUP, version: 99 }, 'written by a newer version (99)'],
  ['short.json', { ...BACKUP, count: 2 }, 'The backup is incomplete'],
  [
    'damaged.json',
    { ...BACKUP, products: [{ id: 'a', position: 1, product: { sku: 'A', price: 'five' } }] },
    'Product 1 is damaged (Selling price)',
  ],
] as const) {
  test(`${name} is rejected as a backup by its reason, and the list stays`, async ({ page }) => {
    await openProducts(page);
    await importFile(page, 'fees.txt', feePreview(2));
    // Until then the field may be that of the empty list, which goes.
    await count(page, '2 of 2 products');
    const buffer = Buffer.from(typeof content === 'string' ? content : JSON.stringify(content));
    await page
      .locator('input[type=file][accept*=json]')
      .setInputFiles({ name, mimeType: 'application/json', buffer });
    await expect(page.getByRole('alert')).toContainText(text);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    await count(page, '2 of 2 products');
  });
}

test('a figure that is copied from a cell can be pasted in another', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openProducts(page);
  await importFile(page, 'fees.txt', feePreview(3));
  await cell(page, '7 in').click();
  await page.keyboard.press('ControlOrMeta+c');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('7');
  await cell(page, '5 in').click();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(cell(page, '7 in')).toHaveCount(2);
  await expect(cell(page, '5 in')).toHaveCount(0);
});
