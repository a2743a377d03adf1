import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  expectAccessible,
  expectFitsNarrowest,
  expectWords,
  untilInteractive,
} from './fixtures/page-checks.ts';
import { expect, test } from './fixtures/test.ts';
import { address, toolPath } from './site/pages.ts';
import { text, toolPartWords, toolWords } from './site/words.ts';

const ID = 'listing-optimizer';
const tool = (key: string) => text(toolWords(ID, 'en'), `ui.${key}`);
const builder = (key: string) => text(toolPartWords(ID, 'builder', 'en'), `builder.${key}`);

const KEYWORDS = {
  name: 'keywords.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    'Keyword Phrase,Search Volume\nlunch bag women,"90,500"\nbento box,"8,100"\nyeti lunch box,"9,900"\nleak proof lunch bag,400\n',
  ),
};
const REPORT = {
  name: 'category-listings-report.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from(
    [
      ['TemplateType=home', 'Version=2025.1', '', '', '', ''],
      [
        'Seller SKU',
        'Product Name',
        'Product Description',
        'Key Product Features',
        'Key Product Features',
        'Search Terms',
      ],
      ['item_sku', 'item_name', 'product_description', 'bullet_point1', 'bullet_point2', 'generic_keywords'],
      ['A-1', 'Lunch Bag, free shipping', 'A bag.', '• Keeps food cold', 'Wipes clean', 'tote, tote'],
      ['A-2', 'Cooler Tote', 'A tote.', 'Keeps food cold', 'Wipes clean', 'picnic'],
    ]
      .map((cells) => cells.join('\t'))
      .join('\n'),
  ),
};

async function open(page: Page) {
  await page.goto(address(toolPath(ID), 'en'));
  await untilInteractive(page);
}

async function saved(page: Page, button: string) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await download;
  return { name: file.suggestedFilename(), content: readFileSync(await file.path(), 'utf8') };
}

test('keywords are imported, ticked off while writing, packed, and the listing is exported', async ({
  page,
}) => {
  await open(page);
  await page.getByText(tool('part-keywords')).click();
  await page.locator('input[type=file]').first().setInputFiles(KEYWORDS);
  const table = page.getByRole('table', { name: builder('coverage') });
  await expect(table.getByRole('row')).toHaveCount(5);
  await expect(table.getByRole('row', { name: /^bento box/ })).toContainText('Missing: bento, box');

  await page.getByRole('textbox', { name: tool('title') }).fill("Women's Leakproof Lunch Bag");
  const women = table.getByRole('row', { name: /^lunch bag women/ });
  await expect(women.getByLabel(builder('state-split')).first()).toBeVisible();
  await expect(page.getByRole('meter', { name: builder('covered') })).toHaveAttribute(
    'aria-valuetext',
    /90,900 searches covered, 8,100 not covered \(92%\)/,
  );

  await page.getByRole('button', { name: builder('useLine') }).click();
  await expect(page.getByRole('textbox', { name: tool('searchTerms') })).toHaveValue('bento box');
  await expect(page.getByRole('meter', { name: builder('covered') })).toHaveAttribute(
    'aria-valuetext',
    /\(100%\)/,
  );

  await page.getByText(tool('part-preview'), { exact: true }).click();
  await page.getByRole('textbox', { name: tool('description') }).fill('A <b>soft</b> bag &amp; box');
  for (const preview of ['phone', 'desktop']) {
    const figure = page.getByRole('figure', { name: builder(preview), exact: true });
    await expect(figure).toContainText('A soft bag & box');
  }
  await page.getByText(tool('part-export'), { exact: true }).click();
  const listing = await saved(page, builder('saveListing'));
  expect(listing.name).toMatch(/^listing-optimizer-listing-.*\.csv$/);
  expect(listing.content).toContain("Product title,Women's Leakproof Lunch Bag");
  const keywords = await saved(page, builder('saveKeywords'));
  expect(keywords.content).toContain('bento box,8100,whole');

  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await expectWords(page);
  await expectFitsNarrowest(page);
});

test('a report of listings is scored, and the corrected rows come out', async ({ page }) => {
  await open(page);
  await page.getByText(tool('part-many'), { exact: true }).click();
  await page.locator('input[type=file]').last().setInputFiles(REPORT);
  await page.getByRole('button', { name: builder('manyRun_other').replace('{{count}}', '2') }).click();
  const table = page.getByRole('table', { name: builder('many') });
  await expect(table.getByRole('row')).toHaveCount(3);
  await expect(table.getByRole('row', { name: /^A-1/ })).toContainText('free shipping');
  const corrected = await saved(page, builder('manySaveCorrected'));
  expect(corrected.content.trimEnd().split('\n')).toEqual([
    'item_sku\tupdate_delete\titem_name\tbullet_point1\tgeneric_keywords',
    'A-1\tPartialUpdate\tLunch Bag\tKeeps food cold\ttote',
  ]);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  await expectWords(page);
  await expectFitsNarrowest(page);
});
