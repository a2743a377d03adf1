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

/** Presses "Print"; resolves when the browser would open its dialog. */
async function print(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.print = () => (document.documentElement.dataset['printing'] = 'true');
  });
  await page
    .getByRole('button', { name: text(words, 'frame.print'), exact: true })
    .first()
    .click();
  await expect(page.locator('html[data-printing]')).toHaveCount(1);
}

/** Tables of these go on over several pages. */
const LONG_TABLES = ['competitor-analyzer', 'word-frequency-analyzer'];

for (const { id } of tools) {
  test(`${id} prints its result on one page without the page around it`, async ({ page }) => {
    await openTool(page, id);
    await print(page);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const shown = page.locator('body > *:visible');
    await expect(shown).toHaveCount(1);
    await expect(shown.locator('footer')).toContainText(toolPath(id));
    await expect(shown.locator('button, input, select, nav')).toHaveCount(0);
    await expect(shown).toHaveCSS('color', 'rgb(0, 0, 0)');
    const pdf = await page.pdf({ format: 'A4' });
    const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.length).toBeLessThanOrEqual(LONG_TABLES.includes(id) ? 3 : 1);
    await page.emulateMedia({ media: null });
    await expect(page.getByRole('main')).toBeVisible();
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
    expect(content.startsWith('\ufeff')).toBe(true);
    expect(content.split('\r\n').length).toBeGreaterThan(2);
    expect(content).not.toContain('ui.');
  });
}
