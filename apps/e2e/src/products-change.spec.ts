import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { cell, importFile, openProducts } from './fixtures/product-list.ts';
import { expect, test } from './fixtures/test.ts';
import { WORKER_TIMEOUT } from './fixtures/waits.ts';

const HEAD = 'sku,product-name,amazon-store,length,width,height,weight,price,cost,sales 30';
/** 0.05 in above the height of the small standard size. */
const US = 'US-1,Tray,US,10 in,8 in,0.8 in,0.9 lb,19.99,4,10';
const DE = 'DE-1,Tray,DE,25 cm,20 cm,10 cm,0.4 kg,19.99,4,20';

async function openChange(page: Page, toolName?: string): Promise<void> {
  await page.getByRole('button', { name: 'Effect of a change' }).click();
  if (toolName) await page.getByLabel('Calculate with').selectOption({ label: toolName });
}

async function compareDays(page: Page, from: string, to: string): Promise<void> {
  await page.getByLabel('Rules on this date').fill(from);
  await page.getByLabel('compared with').fill(to);
}

test('a change of fees is summed by marketplace in its currency, with the cheaper packaging and what it saves a year', async ({
  page,
}) => {
  await openProducts(page);
  await importFile(page, 'sources.csv', [HEAD, US, DE].join('\n'));
  await openChange(page);
  // The surcharge of 2026-04-17 is in both cards.
  await compareDays(page, '2026-02-02', '2026-04-17');
  const sums = page.getByRole('table', { name: 'Fulfillment, Monthly difference' });
  await expect(sums.getByRole('row', { name: /^US 1 0 \$[\d.]+ \$[\d.]+ \$[\d.]+ \$[\d.]+$/ })).toBeVisible(
    WORKER_TIMEOUT,
  );
  await expect(sums.getByRole('row', { name: /^DE 1 0 €[\d.]+ €[\d.]+ €[\d.]+ / })).toBeVisible();
  const lines = page.getByRole('table', { name: 'Most affected products: 2 of 2' });
  await expect(
    lines.getByRole('row', { name: /^US-1 .* 10 \$[\d.]+ Height: 0\.1 in less \$[\d.]+$/ }),
  ).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all (CSV)' }).click();
  const file = readFileSync(await (await saved).path(), 'utf8');
  expect(file).toMatch(/\nUS-1,,US,USD,4\.6,[\d.]+,[\d.]+,10,[\d.]+,Height: 0\.1 in less,[\d.]+\r/);
  expect(file).toMatch(/\nDE-1,,DE,EUR,/);
});

test('a product that new fees turn into a loss is named and counted', async ({ page }) => {
  test.slow();
  await openProducts(page);
  await importFile(page, 'sources.csv', [HEAD, US].join('\n'));
  await openChange(page, 'Profit calculator');
  // Until then the table of the products is that of the first tool.
  const sums = page.getByRole('table', { name: 'Net profit per unit, Monthly difference' });
  await expect(sums).toBeVisible(WORKER_TIMEOUT);
  const line = page
    .getByRole('table', { name: 'Most affected products: 1 of 1' })
    .getByRole('row', { name: /^US-1 / });
  await expect(line).not.toContainText('Now loses money');
  const profits = (await line.getByRole('cell').allTextContents()).map((text) =>
    Number(text.replace(/[^\d.-]/g, '')),
  );
  const [before = 0, after = 0] = profits;
  expect(after).toBeLessThan(before);
  // A cost at which the profit of the second day alone is below zero.
  await cell(page, '$4.00').click();
  await page.keyboard.type((4 + (before + after) / 2).toFixed(3));
  await page.keyboard.press('Enter');
  await expect(line).toContainText('Now loses money', WORKER_TIMEOUT);
  await expect(sums.getByRole('row', { name: /^US 1 0 .* 1$/ })).toBeVisible();
});
