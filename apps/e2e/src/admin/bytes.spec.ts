import { tools } from '@seller-toolbox/catalogue';
import { ADMIN_SCREENS, signInAs } from '../fixtures/admin.ts';
import { untilInteractive } from '../fixtures/page-checks.ts';
import { expect, test } from '../fixtures/test.ts';
import { recordRequests, summarize, weigh } from '../site/first-load.mjs';
import { toolPath } from '../site/pages.ts';
import { adminWords, text } from '../site/words.ts';

const frame = adminWords('zh');

/** Compressed JavaScript of the first screen of an admin. */
const MAX_SCRIPT_BYTES = 250 * 1024;
/** Files including the document and the icon of the site. */
const MAX_REQUESTS = 15;
/** Requests for parts that the first screen does not show. */
const MAX_REQUESTS_LATER = 4;
const ADMIN_FILES = '/assets/admin/';

test('no public page loads or links a file of the admin section', async ({ page }) => {
  const requested = recordRequests(page);
  for (const path of ['/', '/tools', '/feedback', '/privacy', toolPath(tools[0]?.id ?? '')]) {
    await page.goto(path);
    await untilInteractive(page);
  }
  const files = await weigh(requested);
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter(({ url, text }) => url.includes(ADMIN_FILES) || text.includes(ADMIN_FILES))).toEqual(
    [],
  );
});

test('the first screen of an admin stays within its byte budget', async ({ page }) => {
  await signInAs(page, 'root');
  const requested = recordRequests(page);
  await page.goto('/admin');
  await untilInteractive(page);
  await page.waitForLoadState('networkidle');
  const { script, requests } = summarize(await weigh(requested));
  expect(script).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
  expect(requests).toBeLessThanOrEqual(MAX_REQUESTS);
});

test('every other screen, and a lazy dialog, loads few more files', async ({ page }) => {
  test.slow();
  const requested = recordRequests(page);
  await signInAs(page, 'root');
  await page.goto('/admin');
  await untilInteractive(page);
  async function expectFew(open: () => Promise<void>) {
    const before = requested.size;
    await open();
    await untilInteractive(page);
    expect(requested.size - before).toBeLessThanOrEqual(MAX_REQUESTS_LATER);
  }
  await expectFew(async () => {
    await page.getByRole('button', { name: text(frame, 'user.changePassword') }).click();
    await expect(page.getByRole('dialog').locator('input[type="password"]').first()).toBeVisible();
    await page.keyboard.press('Escape');
  });
  for (const path of ADMIN_SCREENS.slice(1)) {
    await expectFew(async () => {
      await page.locator(`nav a[href^="${path}"]`).first().click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});
