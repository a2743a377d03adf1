import type { Page } from '@playwright/test';
import { ADMIN_SCREENS, signInAs } from './fixtures/admin.ts';
import { lengthenTexts, unfoldAll } from './fixtures/long-texts.ts';
import { expectNoSidewaysScroll, expectWholeTexts, untilInteractive } from './fixtures/page-checks.ts';
import { expect, test } from './fixtures/test.ts';
import { address, publicPaths } from './site/pages.ts';

const WIDTHS = [390, 1440];

/** A page with few texts: the form of the sign-in. */
const MIN_TEXTS = 5;

async function expectRoomForLongTexts(page: Page, path: string): Promise<void> {
  await page.goto(address(path, 'en'));
  await untilInteractive(page);
  await unfoldAll(page);
  expect(await lengthenTexts(page)).toBeGreaterThanOrEqual(MIN_TEXTS);
  await expectNoSidewaysScroll(page);
  await expectWholeTexts(page);
}

for (const [index, path] of publicPaths().entries()) {
  const widths = process.env['E2E_FULL'] ? WIDTHS : [WIDTHS[index % WIDTHS.length] ?? 390];
  for (const width of widths) {
    test(`${path} has room for texts 1.6 times as long at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await expectRoomForLongTexts(page, path);
    });
  }
}

for (const width of WIDTHS) {
  test(`every admin screen has room for texts 1.6 times as long at ${width} px`, async ({ page, watch }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/admin/login', ...ADMIN_SCREENS]) {
      if (path === ADMIN_SCREENS[0]) await signInAs(page, 'root');
      await test.step(path, () => expectRoomForLongTexts(page, path));
    }
    watch.forgive(/status of 401/);
  });
}

test('a text that is cut is found', async ({ page }) => {
  await page.goto(address('/terms', 'en'));
  await page.addStyleTag({ content: 'h1 { width: 4em; overflow: hidden; white-space: nowrap }' });
  await expect(expectWholeTexts(page)).rejects.toThrow('Terms of service');
});
