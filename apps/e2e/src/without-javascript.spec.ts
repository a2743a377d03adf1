import { tools } from '@seller-toolbox/catalogue';
import { untilInteractive } from './fixtures/page-checks.ts';
import { expect, test } from './fixtures/test.ts';
import { answerText, freezeClock, toolPage } from './fixtures/tool-page.ts';
import { address, publicPaths, toolPath } from './site/pages.ts';

for (const { id } of tools) {
  for (const language of ['zh', 'en'] as const) {
    test(`${id} shows the same worked example in ${language} with and without JavaScript`, async ({
      page,
      browser,
      baseURL,
    }) => {
      const url = new URL(address(toolPath(id), language), baseURL).href;
      const context = await browser.newContext({ javaScriptEnabled: false });
      const plainPage = await context.newPage();
      await plainPage.goto(url);
      const plain = await answerText(toolPage(plainPage, language));
      await context.close();

      await freezeClock(page, url);
      await page.goto(url);
      await untilInteractive(page);
      expect(plain).toMatch(/\d/);
      expect(await answerText(toolPage(page, language))).toBe(plain);
    });
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of publicPaths()) {
    test(`${path} can be read`, async ({ page, watch }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main')).toBeVisible();
      // Preloaded scripts are refused where scripts are off.
      watch.forgive(/^request: .* csp$/);
    });
  }
});
