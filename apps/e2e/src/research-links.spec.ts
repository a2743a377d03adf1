import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { untilInteractive } from './fixtures/page-checks.ts';
import { expect, test } from './fixtures/test.ts';
import { toolPage } from './fixtures/tool-page.ts';
import { ROOT } from './service/start-service.mjs';
import { address, toolPath } from './site/pages.ts';
import { text, toolPartWords, toolWords } from './site/words.ts';

const LISTING = 'listing-optimizer';

/** Opens a research tool with an example of its files; returns the region of the result. */
async function openWithFile(page: Page, tool: string, file: string) {
  await page.goto(address(toolPath(tool), 'en'));
  await untilInteractive(page);
  const path = join(ROOT, `libs/tools/${tool}/src/import/examples`, file);
  await page.locator('input[type=file]').first().setInputFiles(path);
  return toolPage(page, 'en').result;
}

test('gap terms of keyword-researcher arrive in the listing builder with their volumes', async ({ page }) => {
  test.slow();
  const result = await openWithFile(page, 'keyword-researcher', 'cerebro.csv');
  await result.getByRole('link', { name: 'Send gap terms to the listing optimizer' }).click();
  await expect(page).toHaveURL(new RegExp(`/tools/${LISTING}`));
  await untilInteractive(page);
  const coverage = text(toolPartWords(LISTING, 'builder', 'en'), 'builder.coverage');
  // A part of the result that loads once there are keywords, with what computes it; their fields stay folded.
  const table = page.getByRole('table', { name: coverage });
  const row = table.getByRole('row', { name: /^insulated water bottle/ });
  await expect(row).toContainText('98,000', { timeout: 40_000 });
});

test('gap terms of keyword-researcher arrive in the keyword combiner', async ({ page }) => {
  const result = await openWithFile(page, 'keyword-researcher', 'cerebro.csv');
  await result.getByRole('link', { name: 'Send gap terms to the keyword combiner' }).click();
  await expect(page).toHaveURL(/\/tools\/keyword-combiner/);
  await untilInteractive(page);
  await expect(page.getByRole('textbox', { name: 'Group 1', exact: true })).toHaveValue(
    'insulated water bottle',
  );
});

test('words of praise of review-analyzer arrive in the listing builder', async ({ page }) => {
  await page.goto(address(toolPath('review-analyzer'), 'en'));
  await untilInteractive(page);
  const reviews = ['Monday', 'Tuesday', 'Friday'].map((day) => `5,The sturdy handle is great on ${day}.`);
  const file = {
    name: 'reviews.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Rating,Review\n${reviews.join('\n')}\n`),
  };
  await page.locator('input[type=file]').first().setInputFiles(file);
  const { result } = toolPage(page, 'en');
  await result.getByRole('link', { name: 'Use the praised words in the listing optimizer' }).click();
  await expect(page).toHaveURL(new RegExp(`/tools/${LISTING}`));
  await untilInteractive(page);
  const field = text(toolWords(LISTING, 'en'), 'ui.searchTerms');
  await expect(page.getByRole('textbox', { name: field })).toHaveValue(/sturdy/);
});

test('price, category and costs at a rival in competitor-analyzer arrive in the profit calculator', async ({
  page,
}) => {
  const result = await openWithFile(page, 'competitor-analyzer', 'xray.csv');
  const { inputs } = toolPage(page, 'en');
  await inputs.getByText('My product, marketplace and costs').click();
  await inputs.getByRole('textbox', { name: 'My cost per unit' }).fill('3');
  await inputs.getByRole('combobox', { name: 'Category for the referral fee' }).selectOption('computers');
  await expect(result.getByText(/^Referral fees from Amazon/)).toBeVisible();
  const row = result.getByRole('table', { name: 'Competitors' }).getByRole('row', { name: 'Hillcrest' });
  await expect(row).toContainText('46.8%');
  await row.getByRole('link', { name: 'Profit at this price' }).click();
  await expect(page).toHaveURL(/\/tools\/profit-calculator/);
  await untilInteractive(page);
  const calculator = toolWords('profit-calculator', 'en');
  await expect(page.getByRole('textbox', { name: text(calculator, 'ui.sellingPrice') })).toHaveValue('19.95');
  await expect(page.getByRole('combobox', { name: text(calculator, 'ui.category') })).toHaveValue(
    'computers',
  );
  await expect(page.getByRole('textbox', { name: text(calculator, 'ui.costOfGoods') })).toHaveValue('3');
  // What the referral fee of 1.60 leaves of the file's fees of 7.61.
  await expect(page.getByRole('textbox', { name: text(calculator, 'ui.fbaFulfillmentFee') })).toHaveValue(
    '6.01',
  );
  await expect(toolPage(page, 'en').result).toContainText('46.8%');
});
