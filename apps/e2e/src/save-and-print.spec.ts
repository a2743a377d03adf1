import { readFile } from 'node:fs/promises';
import { tools } from '@seller-toolbox/catalogue';
import type { Page } from '@playwright/test';
import { untilInteractive } from './fixtures/page-checks.ts';
import { expect, test } from './fixtures/test.ts';
import { address, toolPath } from './site/pages.ts';
import { platformWords, text } from './site/words.ts';

const words = platformWords('en');

async function openTool(page: Page, id: string): Promise<void> {
  await page.goto(address(toolPath(id), 'en'));
  await untilInteractive(page);
}

/** Presses "Print" and answers how many pages come out. */
async function printedPages(page: Page): Promise<number> {
  const printed = page.evaluate(() => new Promise<void>((resolve) => (window.print = () => resolve())));
  await page
    .getByRole('button', { name: text(words, 'frame.print'), exact: true })
    .first()
    .click();
  await printed;
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

/** Tables of these go on over several pages. */
const LONG_TABLES = ['competitor-analyzer', 'word-frequency-analyzer'];

for (const { id } of tools) {
  test(`${id} prints its result on one page without the page around it`, async ({ page }) => {
    await openTool(page, id);
    const pages = await printedPages(page);
    expect(pages).toBeLessThanOrEqual(LONG_TABLES.includes(id) ? 3 : 1);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const shown = page.locator('body > *:visible');
    await expect(shown).toHaveCount(1);
    await expect(shown.locator('footer')).toContainText(toolPath(id));
    await expect(shown.locator('button, input, select, nav')).toHaveCount(0);
    expect(await shown.evaluate((sheet) => getComputedStyle(sheet).color)).toBe('rgb(0, 0, 0)');
  });
}

for (const id of ['unit-converter', 'profit-calculator', 'restock-planner', 'barcode-labels']) {
  test(`${id} saves its result as CSV`, async ({ page }) => {
    await openTool(page, id);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: text(words, 'table.save') }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(new RegExp(`^${id}-\\d{4}-\\d{2}-\\d{2}\\.csv$`));
    const content = await readFile(await file.path(), 'utf8');
    expect(content).toMatch(/^\ufeff[^\r\n]+,[^\r\n]+\r\n[^\r\n]+,[^\r\n]+\r\n/);
    expect(content).not.toContain('ui.');
  });
}
