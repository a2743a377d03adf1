import type { Browser, Page } from '@playwright/test';
import { productsIds } from '@seller-toolbox/catalogue/products';
import { untilInteractive } from './fixtures/page-checks.ts';
import { followRequests } from './fixtures/page-watch.ts';
import { expect, test } from './fixtures/test.ts';
import { dismissAnnouncements, recordRequests, summarize, weigh } from './site/first-load.mjs';
import { address, toolPath } from './site/pages.ts';

/** Of 2,000 bytes: the module that loads the button, which the pages of all tools have, knows its tools. */
const MAX_BYTES = 1_800;
const LOADER = '**/assets/late-tool-page-*.js';
const MENU = '**/assets/products-menu-*.js';

const buttonOf = (page: Page) => page.getByRole('button', { name: 'My products' });
const firstItem = (page: Page) => page.getByRole('menuitem', { name: 'Use my products' });

async function openTool(page: Page, id: string): Promise<void> {
  await page.goto(address(toolPath(id), 'en'));
  await untilInteractive(page);
}

/** Opens a page with or without the button, and returns its files, to which those are added that it loads later. */
async function openedFiles(browser: Browser, url: string, hasButton: boolean) {
  const page = await browser.newPage();
  followRequests(page);
  await dismissAnnouncements(page, url);
  const nothing = { contentType: 'text/javascript', body: 'export const loadToolPageExtras = () => {};' };
  if (!hasButton) await page.route(LOADER, (route) => route.fulfill(nothing));
  const files = recordRequests(page);
  const late = page.waitForRequest(LOADER);
  await page.goto(url);
  await late;
  if (hasButton) await expect(buttonOf(page)).toBeVisible();
  await untilInteractive(page);
  await expect(buttonOf(page)).toHaveCount(hasButton ? 1 : 0);
  return files;
}

for (const id of [productsIds[0], productsIds.at(-1)]) {
  test(`the button of the visitor's products adds at most ${MAX_BYTES} bytes to ${id}`, async ({
    browser,
    baseURL,
  }) => {
    const url = new URL(address(toolPath(id ?? ''), 'en'), baseURL).href;
    const [files, others] = await Promise.all([
      openedFiles(browser, url, true),
      openedFiles(browser, url, false),
    ]);
    // What the other page loads late as well does not count.
    const added = () => weigh([...files].filter(([file]) => !others.has(file)));
    await expect.poll(async () => summarize(await added()).total).toBeLessThanOrEqual(MAX_BYTES);
    expect(summarize(await added()).total).toBeGreaterThan(0);
  });
}

/** Holds the menu back until the returned function is called. */
async function holdMenu(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(MENU, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

test('the button is busy until its menu is there, which opens in place and by keyboard', async ({ page }) => {
  const release = await holdMenu(page);
  await openTool(page, productsIds[0] ?? '');
  await buttonOf(page).focus();
  const before = await buttonOf(page).boundingBox();
  await page.keyboard.press('ArrowDown');
  await expect(buttonOf(page)).toHaveAttribute('aria-busy', 'true');
  expect(await buttonOf(page).boundingBox()).toEqual(before);
  release();
  await expect(firstItem(page)).toBeFocused();
  expect(await buttonOf(page).boundingBox()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(buttonOf(page)).toBeFocused();
});

test('a menu that arrives late takes no focus from a field', async ({ page }) => {
  const release = await holdMenu(page);
  await openTool(page, productsIds[0] ?? '');
  await buttonOf(page).click();
  const field = page.getByRole('textbox').first();
  await field.focus();
  release();
  await expect(buttonOf(page)).not.toHaveAttribute('aria-busy', 'true');
  await expect(field).toBeFocused();
  await expect(firstItem(page)).toHaveCount(0);
  await buttonOf(page).click();
  await expect(firstItem(page)).toBeFocused();
});

test('a menu that could not be loaded says so on its button, which tries again', async ({ page, watch }) => {
  await page.route(MENU, (route) => route.abort());
  await openTool(page, productsIds[0] ?? '');
  await buttonOf(page).click();
  const failed = page.getByRole('button', { name: 'Could not load' });
  await expect(failed).toBeVisible();
  await page.unroute(MENU);
  // A browser remembers a module that failed until the page is loaded again.
  await failed.click();
  await buttonOf(page).click();
  await expect(firstItem(page)).toBeFocused();
  watch.forgive(/ERR_FAILED/);
});
