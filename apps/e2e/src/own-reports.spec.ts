import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import {
  expectAccessible,
  expectFitsNarrowest,
  expectWords,
  untilInteractive,
} from './fixtures/page-checks.ts';
import { expect, test } from './fixtures/test.ts';
import { toolPage } from './fixtures/tool-page.ts';
import { ROOT } from './service/start-service.mjs';
import { address, toolPath } from './site/pages.ts';
import { platformWords, text, toolWords } from './site/words.ts';

const RESEARCHER = 'keyword-researcher';
const EXAMPLES = join(ROOT, `libs/tools/${RESEARCHER}/src/import/examples`);
const ANALYZER = 'competitor-analyzer';
/** A term of the files that no request may contain. */
const TERM = 'insulated water bottle';
const researcher = toolWords(RESEARCHER, 'en');
const SAMPLE_BADGE = text(platformWords('en'), 'frame.sampleData');

async function open(page: Page, id: string): Promise<void> {
  await page.goto(address(toolPath(id), 'en'));
  await untilInteractive(page);
}

/** Addresses and bodies of all requests from now on. */
function recordSent(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) =>
    sent.push(decodeURIComponent(`${request.url()} ${request.postData() ?? ''}`)),
  );
  return sent;
}

test('keyword-researcher joins reports of the visitor and sends nothing of them', async ({ page }) => {
  await open(page, RESEARCHER);
  const sent = recordSent(page);
  const files = ['query-performance.csv', 'cerebro.csv', 'top-search-terms.csv'];
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(files.map((name) => join(EXAMPLES, name)));
  const { result } = toolPage(page, 'en');
  await expect(result.getByRole('heading', { name: '3 keywords in your files' })).toBeVisible();
  const row = result.getByRole('row').filter({ hasText: TERM });
  await expect(row).toContainText('98,000');
  // The file says 31,000 of 620,000 impressions and 22 of 1,100 purchases.
  const funnel = result.getByRole('region', { name: 'Your share from impression to purchase' });
  await expect(funnel.getByRole('row', { name: 'Impressions' })).toContainText('5%');
  await expect(funnel.getByRole('row', { name: 'Purchases' })).toContainText('2%');
  await expect(page.getByText(SAMPLE_BADGE, { exact: true })).toHaveCount(0);
  await expectWords(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await expectFitsNarrowest(page);
  expect(sent.filter((request) => request.includes(TERM))).toEqual([]);
});

test('keyword-researcher shows samples only on request, headed as such', async ({ page }) => {
  await open(page, RESEARCHER);
  const { result } = toolPage(page, 'en');
  await expect(page.getByRole('button', { name: text(researcher, 'ui.useMyFile') })).toBeVisible();
  await expect(result.getByRole('table')).toHaveCount(0);
  await page.getByRole('textbox', { name: text(researcher, 'ui.seed') }).fill('zanzibarquartz');
  await page.keyboard.press('Enter');
  await expect(result.getByRole('heading', { name: text(researcher, 'ui.sampleHeading') })).toBeVisible();
  await expect(result.getByText(SAMPLE_BADGE, { exact: true })).toBeVisible();
  // The head and fifteen keywords.
  await expect(result.getByRole('table').getByRole('row')).toHaveCount(16);
});

test('keyword-researcher names what is wrong with a file and keeps the others', async ({ page }) => {
  await open(page, RESEARCHER);
  const csv = (name: string, content: string) => ({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(content),
  });
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      csv('orders.csv', 'order-id,buyer\n1,Ann\n'),
      csv('empty.csv', ''),
      csv('good.csv', readFileSync(join(EXAMPLES, 'query-performance.csv'), 'utf8')),
    ]);
  const { inputs, result } = toolPage(page, 'en');
  await expect(result.getByRole('heading', { name: /keywords? in your files$/ })).toBeVisible();
  const problems = {
    'orders.csv': 'The columns in this file were not recognized.',
    'empty.csv': 'The file is empty',
  };
  for (const [name, problem] of Object.entries(problems)) {
    await expect(inputs.getByRole('region', { name, exact: true })).toContainText(problem);
  }
});

test('competitor-analyzer compares the products of a file and sends nothing of them', async ({ page }) => {
  await open(page, ANALYZER);
  const sent = recordSent(page);
  const file = join(ROOT, `libs/tools/${ANALYZER}/src/import/examples/xray.csv`);
  await page.locator('input[type=file]').first().setInputFiles(file);
  const { inputs, result } = toolPage(page, 'en');
  await expect(result.getByRole('heading', { name: '5 products in your files' })).toBeVisible();
  const bands = result.getByRole('table', { name: 'Price bands' });
  await expect(bands.getByRole('row', { name: '$20.00 to $25.00' })).toContainText('1,850');
  const row = result.getByRole('table', { name: 'Competitors' }).getByRole('row', { name: 'Hillcrest' });
  await expect(row).toContainText('Weak leader');
  await inputs.getByText('My product, marketplace and costs').click();
  await inputs.getByRole('textbox', { name: 'My cost per unit' }).fill('6');
  // (19.95 - 7.61 - 6) / 19.95
  await expect(row).toContainText('31.8%');
  await expect(page.getByText(SAMPLE_BADGE, { exact: true })).toHaveCount(0);
  await expectWords(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await expectFitsNarrowest(page);
  expect(sent.filter((request) => request.includes('Hillcrest'))).toEqual([]);
});

test('competitor-analyzer shows samples only on request, without the ASIN that was typed', async ({
  page,
}) => {
  await open(page, ANALYZER);
  const { result } = toolPage(page, 'en');
  await expect(result.getByRole('table')).toHaveCount(0);
  await page.getByRole('textbox', { name: /^ASIN/ }).fill('B0ZANZIBAR');
  await page.keyboard.press('Enter');
  const heading = text(toolWords(ANALYZER, 'en'), 'ui.sampleHeading');
  await expect(result.getByRole('heading', { name: heading })).toBeVisible();
  await expect(result.getByText(SAMPLE_BADGE, { exact: true })).toBeVisible();
  await expect(result.getByText(/B0ZANZIBAR/)).toHaveCount(0);
});
