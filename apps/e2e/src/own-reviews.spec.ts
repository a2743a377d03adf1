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

const ANALYZER = 'review-analyzer';
const EXAMPLES = join(ROOT, `libs/tools/${ANALYZER}/src/import/examples`);
const words = toolWords(ANALYZER, 'en');
const SAMPLE_BADGE = text(platformWords('en'), 'frame.sampleData');

async function open(page: Page): Promise<void> {
  await page.goto(address(toolPath(ANALYZER), 'en'));
  await untilInteractive(page);
}

const csv = (name: string, content: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });

test('review-analyzer analyzes the reviews and returns of the visitor and sends nothing of them', async ({
  page,
}) => {
  await open(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  const files = ['reviews.csv', 'customer-returns.tsv', 'customer-experience.csv'];
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(files.map((name) => join(EXAMPLES, name)));
  const { result } = toolPage(page, 'en');
  await expect(result.getByRole('heading', { name: '5 reviews in your files' })).toBeVisible();
  const reasons = result.getByRole('table', { name: 'Return reasons' });
  await expect(reasons.getByRole('row', { name: 'DEFECTIVE' })).toContainText('75%');
  const stars = result.getByRole('table', { name: 'Rating distribution' });
  await expect(stars.getByRole('row', { name: '5-star' })).toContainText('20%');
  const products = result.getByRole('table', { name: 'Voice of the Customer' });
  await expect(products.getByRole('row', { name: 'BOTTLE-BLACK' })).toContainText('4.2%');
  await expect(result.getByText('The lid broke after two weeks.').first()).toBeVisible();
  await expect(page.getByText(SAMPLE_BADGE, { exact: true })).toHaveCount(0);
  await expectWords(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await expectFitsNarrowest(page);
  expect(sent.filter((request) => request.includes('lid'))).toEqual([]);
});

test('review-analyzer reads reviews in German, Japanese and Chinese, and says which language it does not', async ({
  page,
}) => {
  await open(page);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      csv('de.csv', 'Bewertung;Rezension\n1;Der Deckel ist nach zwei Wochen kaputt.\n'),
      csv('ja.csv', '評価,レビュー\n5つ星のうち2.0,蓋がすぐ壊れました。\n'),
      csv('zh.csv', '评分,评论内容\n5,质量很好，物流也很快。\n'),
      csv('nl.csv', 'Rating,Review\n3,Het deksel is niet goed en te klein.\n'),
    ]);
  const { result } = toolPage(page, 'en');
  await expect(result.getByRole('heading', { name: '4 reviews in your files' })).toBeVisible();
  await expect(result.getByRole('group', { name: 'Negative' })).toContainText('67%');
  await expect(result.getByText('Dutch: 1 text, not analyzed')).toBeVisible();
});

test('review-analyzer analyzes a long file in its worker', async ({ page }) => {
  await open(page);
  const lines = Array.from({ length: 2000 }, (_, at) => `${(at % 5) + 1},The lid number ${at} leaks.`);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(csv('long.csv', `Rating,Review\n${lines.join('\n')}\n`));
  const { result } = toolPage(page, 'en');
  await expect(result.getByRole('heading', { name: '2,000 reviews in your files' })).toBeVisible();
  await expect(result.getByRole('group', { name: 'Negative' })).toContainText('100%');
});

test('review-analyzer shows samples only on request, without the ASIN that was typed', async ({ page }) => {
  await open(page);
  const { result } = toolPage(page, 'en');
  await expect(result.getByRole('table')).toHaveCount(0);
  await page.getByRole('textbox', { name: /^ASIN/ }).fill('B0ZANZIBAR');
  await page.keyboard.press('Enter');
  await expect(result.getByRole('heading', { name: text(words, 'ui.sampleHeading') })).toBeVisible();
  await expect(result.getByText(SAMPLE_BADGE, { exact: true })).toBeVisible();
  await expect(result.getByText(/B0ZANZIBAR/)).toHaveCount(0);
});
