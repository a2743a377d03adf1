import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';
import { address, toolPath } from './site/pages.ts';
import { workingTools } from './site/working-tools.ts';

const [first] = workingTools;
if (!first) throw new Error('no tool works');
const TOOL = address(toolPath(first.id), 'en');

/** How many elements of a part of the page React has attached to. */
const attached = (page: Page, selector: string) =>
  page
    .locator(`${selector} *`)
    .evaluateAll(
      (all) => all.filter((one) => Object.keys(one).some((key) => key.startsWith('__reactFiber$'))).length,
    );

/** The tool answers, before any use of the page. */
async function openUnused(page: Page): Promise<void> {
  await page.goto(TOOL);
  await expect.poll(() => attached(page, 'article')).toBeGreaterThan(0);
  expect(await attached(page, 'body header:has(nav)')).toBe(0);
  expect(await attached(page, 'footer')).toBe(0);
  // A page that was loaded again would not have it.
  await page.evaluate(() => Reflect.set(window, 'isFirstDocument', true));
}

test('a shortcut works as the first thing that a visitor does', async ({ page }) => {
  await openUnused(page);
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
});

test('a click without a pointer, as a screen reader makes it, is answered as the first use', async ({
  page,
}) => {
  await openUnused(page);
  await page
    .locator('[aria-haspopup=dialog]')
    .first()
    .evaluate((button: HTMLElement) => button.click());
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
});

test('a link of the list of tools, followed first, changes the page without loading it again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openUnused(page);
  const link = page.locator('#tool-list a:not([aria-current])').first();
  const name = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name.trim().split('\n')[0] ?? name);
  expect(await page.evaluate(() => Reflect.get(window, 'isFirstDocument') === true)).toBe(true);
});

test('a first press opens a menu of the header, which has its content', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openUnused(page);
  await page.locator('header summary').last().click();
  await expect(page.locator('header details[open] a[href*="/tools/"]').first()).toBeVisible();
});

test('the frame follows when the language changes first', async ({ page }) => {
  await openUnused(page);
  await page.locator('header summary').first().click();
  await page.getByRole('link', { name: '日本語' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(page.locator('footer')).toContainText('について');
  expect(await page.evaluate(() => Reflect.get(window, 'isFirstDocument') === true)).toBe(true);
});
