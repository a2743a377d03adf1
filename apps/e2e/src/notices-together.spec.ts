import type { Locator, Page } from '@playwright/test';
import { tools } from '@seller-toolbox/catalogue';
import { announcement, answerWith } from './fixtures/announcements.ts';
import { offlineText } from './fixtures/offline.ts';
import { expect, test } from './fixtures/test.ts';
import { address } from './site/pages.ts';
import { announcementWords, text } from './site/words.ts';

const bar = (page: Page) => page.getByRole('region', { name: text(announcementWords('en'), 'bar.label') });
const card = (page: Page) => page.getByRole('region', { name: offlineText('en', 'install.title') });

/** Both load after all else, one file after the other. */
const LATE_MS = 20_000;

/** Opens a page without reserved space, with enough used tools for the offer to install. */
async function openWith(page: Page, position: 'header' | 'banner'): Promise<void> {
  const ids = tools.slice(0, 4).map(({ id }) => id);
  await page.addInitScript((recent) => localStorage.setItem('stb:recent-tools', JSON.stringify(recent)), ids);
  const content = 'One sentence after the other. '.repeat(6);
  await answerWith(page, [announcement({ display_position: position, content, is_closable: false })]);
  await page.goto(address('/', 'en'));
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('the element is not visible');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

for (const size of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${size.width}`, () => {
    test.use({ viewport: size });

    test('a block without reserved space is above the offer to install, and does not cover it', async ({
      page,
    }) => {
      await openWith(page, 'banner');
      await expect(bar(page)).toBeVisible({ timeout: LATE_MS });
      await expect(card(page)).toBeVisible({ timeout: LATE_MS });
      await expect
        .poll(async () => (await boxOf(bar(page))).bottom <= (await boxOf(card(page))).y)
        .toBe(true);
      await card(page)
        .getByRole('button', { name: offlineText('en', 'install.dismiss') })
        .click();
      await expect(card(page)).toHaveCount(0);
      await expect.poll(async () => size.height - (await boxOf(bar(page))).bottom).toBeLessThanOrEqual(16);
    });

    test('an open menu of the header is above an overlaid strip', async ({ page }) => {
      await openWith(page, 'header');
      await expect(bar(page)).toBeVisible({ timeout: LATE_MS });
      const menu = page.getByRole('banner').locator('details', { has: page.locator('[hreflang]') });
      await menu.locator('summary').click();
      for (const choice of await menu.getByRole('link').all())
        await choice.click({ trial: true, timeout: 5000 });
    });
  });
}
