import { expectAccessible, expectFitsNarrowest, untilInteractive } from './fixtures/page-checks.ts';
import { count, feePreview, importFile, openProducts } from './fixtures/product-list.ts';
import { expect, test } from './fixtures/test.ts';
import { WORKER_TIMEOUT } from './fixtures/waits.ts';
import { address, toolPath } from './site/pages.ts';

test.beforeEach(({ page }) => page.setViewportSize({ width: 390, height: 844 }));

test('on a phone the products are cards that open a form', async ({ page }) => {
  await openProducts(page);
  await importFile(page, 'fees.txt', feePreview(5));
  await expectAccessible(page);
  await expectFitsNarrowest(page);
  await page.getByRole('button', { name: /Product 3/ }).click();
  await page.getByLabel('Unit cost').fill('4.20');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Product 3' })).toContainText('$4.20');
});

test('on a phone the sheet of a tool takes a product', async ({ page }) => {
  await openProducts(page);
  await importFile(page, 'fees.txt', feePreview(3));
  await count(page, '3 of 3 products');
  await page.goto(address(toolPath('fba-calculator'), 'en'));
  await untilInteractive(page);
  const waiting = page.getByRole('button', { name: 'My products', includeHidden: true });
  await expect(waiting).toBeAttached();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('button', { name: 'Use my products' }).click();
  await page.getByRole('radio', { name: /Product 2/ }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use (1)' }).click();
  await expect(page.getByRole('textbox', { name: 'Length' })).toHaveValue('7');
});

test('on a phone the products are ordered by the highest fee and chosen together', async ({ page }) => {
  await openProducts(page);
  await importFile(page, 'fee-preview.txt', feePreview(30));
  await page.getByLabel('Add a tool’s figures as columns').selectOption({ label: 'FBA fee calculator' });
  const card = page.getByRole('listitem').first();
  await expect(card).toContainText('FBA fees $', WORKER_TIMEOUT);
  await page.getByLabel('Sort by').selectOption({ label: 'FBA fees ▼' });
  // The heaviest package of that size.
  await expect(card).toContainText('SKU-00008');
  await expectFitsNarrowest(page);
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: 'Select all shown products' }).check();
  await expect(card.getByRole('checkbox')).toBeChecked();
  await page.getByLabel('Sort by').selectOption({ label: 'Order of the list' });
  await expect(card).toContainText('SKU-00000');
});
