import type { Page } from '@playwright/test';
import { expectAccessible, expectFitsNarrowest, untilInteractive } from './fixtures/page-checks.ts';
import { expect, test } from './fixtures/test.ts';
import { toolPage } from './fixtures/tool-page.ts';
import { WORKER_TIMEOUT } from './fixtures/waits.ts';
import { address, toolPath } from './site/pages.ts';

/** Retail boxes of a kitchen shop. */
const PRODUCTS = [
  { id: '1', name: 'Kettle', length: 24, width: 20, height: 25, weight: 1.35, quantity: 8 },
  { id: '2', name: 'Mug', length: 12.5, width: 9.5, height: 10.5, weight: 0.42, quantity: 24 },
  { id: '3', name: 'Board', length: 38, width: 26, height: 2.5, weight: 1.1, quantity: 12 },
  { id: '4', name: 'Scale', length: 23, width: 18, height: 4.5, weight: 0.65, quantity: 16 },
];

async function openWith(page: Page, quantityShare: number): Promise<void> {
  const boxes = PRODUCTS.map((product) => ({ ...product, quantity: product.quantity * quantityShare }));
  // Opening the same URL again would not load the page.
  await page.goto('about:blank');
  await page.goto(
    `${address(toolPath('packing-calculator'), 'en')}#boxes=${encodeURIComponent(JSON.stringify(boxes))}`,
  );
  await untilInteractive(page);
  await expect(toolPage(page, 'en').result).toHaveAttribute('aria-busy', 'false', WORKER_TIMEOUT);
}

test('a parcel of products is packed, turned and stepped through', async ({ page }) => {
  await openWith(page, 1 / 4);
  const picture = page.getByRole('figure');
  await expect(picture).toContainText('Kettle: 2', WORKER_TIMEOUT);
  await page.getByRole('button', { name: 'Rotate left' }).click();
  await expect(picture.locator('canvas')).toBeVisible();
  const before = await picture.locator('canvas').screenshot();
  await page.getByRole('button', { name: 'Previous layer' }).click();
  await expect.poll(() => picture.locator('canvas').screenshot()).not.toEqual(before);
  // Scrolled so that nothing is half under the header, which would count as a small target.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
});

test('a load over several cartons is valid on a phone in light and dark', async ({ page }) => {
  test.slow();
  // As tall as the page: what is half under the header or the figure at the bottom would count as a small target.
  await page.setViewportSize({ width: 390, height: 6000 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await openWith(page, 1);
    await page.getByText(/^My cartons/).click();
    await page.getByRole('button', { name: 'Add a carton' }).click();
    await expect(page.getByRole('combobox', { name: 'Shown in the diagram' })).toBeVisible(WORKER_TIMEOUT);
    await expectAccessible(page);
  }
  await expectFitsNarrowest(page);
});

test('every carton of a proposal is printed on its own page, without a cut drawing', async ({ page }) => {
  test.slow();
  await openWith(page, 1);
  const sheets = page.getByRole('region', { name: /^Carton \d/ });
  await expect(sheets).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const cartons = page.getByRole('table', { name: 'Multi-carton proposal' }).getByRole('rowheader');
  // Cheaper proposals may still come, with fewer cartons.
  await expect(async () => {
    const now = { timeout: 100 };
    expect(await sheets.count()).toBe(await cartons.count());
    let drawnLayers = 0;
    for (const sheet of await sheets.all()) {
      await expect(sheet).toHaveCSS('break-before', 'page', now);
      await expect(sheet.getByRole('img').first()).toBeVisible(now);
      await expect(sheet.getByRole('row', { name: /^Outer dimensions/ })).toBeVisible(now);
      // A single layer is drawn by the picture of the carton; more than twelve layers are listed only.
      const layers = await sheet.locator('li[data-shown]').count();
      const drawings = sheet.getByRole('img', { name: /^Layer \d+ of/ });
      await expect(drawings).toHaveCount(layers > 1 && layers <= 12 ? layers : 0, now);
      drawnLayers += await drawings.count();
    }
    expect(drawnLayers).toBeGreaterThan(0);
  }).toPass();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(sheets).toHaveCount(1);
});
