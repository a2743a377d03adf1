import type { Page } from '@playwright/test';
import { ADMIN_SCREENS, signInAs } from './fixtures/admin.ts';
import { lengthenTexts, unfoldAll } from './fixtures/long-texts.ts';
import { expectNoSidewaysScroll, expectWholeTexts, untilInteractive } from './fixtures/page-checks.ts';
import { expect, test } from './fixtures/test.ts';
import { address, publicPaths } from './site/pages.ts';

const WIDTHS = [390, 1440];

/** The page with the fewest texts is the sign-in form. */
const MIN_TEXTS = 5;

/** In the head of a tool the name, whatever its length, is above the line on what the tool answers. */
async function expectNameAboveLine(page: Page): Promise<void> {
  const heads = await page.locator('article[data-tool] > header').evaluateAll((all) =>
    all.map((head) => {
      const [name, line] = [head.querySelector('h1'), head.querySelector('p')];
      const top = line?.getBoundingClientRect().top ?? 0;
      return (name?.getBoundingClientRect().bottom ?? 0) - top;
    }),
  );
  for (const overlap of heads) expect(overlap).toBeLessThan(5);
}

async function expectFitsLongTexts(page: Page, path: string): Promise<void> {
  await page.goto(address(path, 'en'));
  await untilInteractive(page);
  await unfoldAll(page);
  expect(await lengthenTexts(page)).toBeGreaterThanOrEqual(MIN_TEXTS);
  await expectNoSidewaysScroll(page);
  await expectWholeTexts(page);
  await expectNameAboveLine(page);
}

for (const [index, path] of publicPaths().entries()) {
  const widths = process.env['E2E_FULL'] ? WIDTHS : [WIDTHS[index % WIDTHS.length] ?? 390];
  for (const width of widths) {
    test(`${path} fits texts 1.6 times as long at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await expectFitsLongTexts(page, path);
    });
  }
}

for (const width of WIDTHS) {
  test(`every admin screen fits texts 1.6 times as long at ${width} px`, async ({ page, watch }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/admin/login', ...ADMIN_SCREENS]) {
      if (path === ADMIN_SCREENS[0]) await signInAs(page, 'root');
      await test.step(path, () => expectFitsLongTexts(page, path));
    }
    watch.forgive(/status of 401/);
  });
}

test('expectWholeTexts finds a cut text', async ({ page }) => {
  await page.goto(address('/terms', 'en'));
  await page.addStyleTag({ content: 'h1 { width: 4em; overflow: hidden; white-space: nowrap }' });
  await expect(expectWholeTexts(page)).rejects.toThrow('Terms of service');
});
