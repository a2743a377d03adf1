import { tools } from '@seller-toolbox/catalogue';
import { signInAs } from '../fixtures/admin.ts';
import { untilInteractive } from '../fixtures/page-checks.ts';
import { expect, test } from '../fixtures/test.ts';
import { recordRequests, summarize, weigh } from '../site/first-load.mjs';
import { toolPath } from '../site/pages.ts';

/** Of JavaScript, as it travels, for the first screen of an admin. */
const MOST_SCRIPT = 250 * 1024;
const ADMIN_FILES = '/assets/admin/';

test('no public page loads or names a byte of the admin section', async ({ page }) => {
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

test('the first screen of an admin stays within its bytes', async ({ page }) => {
  await signInAs(page, 'root');
  const requested = recordRequests(page);
  await page.goto('/admin');
  await untilInteractive(page);
  const { script } = summarize(await weigh(requested));
  expect(script).toBeLessThanOrEqual(MOST_SCRIPT);
});
