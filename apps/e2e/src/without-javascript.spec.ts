import type { BrowserContextOptions } from '@playwright/test';
import { untilInteractive } from './fixtures/page-checks.ts';
import { expect, test } from './fixtures/test.ts';
import { answerText, freezeClock, toolPage } from './fixtures/tool-page.ts';
import { address, publicPaths, toolPath } from './site/pages.ts';
import { workingTools } from './site/working-tools.ts';

/** The zones that a page may be prerendered for: a visitor's own zone changes what a clock or a calendar answers. */
const ZONES = ['UTC', 'America/Los_Angeles'];

for (const { id } of workingTools) {
  for (const language of ['zh', 'en'] as const) {
    test(`${id} shows the same worked example in ${language} with and without JavaScript`, async ({
      browser,
      baseURL,
    }) => {
      const url = new URL(address(toolPath(id), language), baseURL).href;
      const answerIn = async (options: BrowserContextOptions) => {
        const context = await browser.newContext(options);
        const page = await context.newPage();
        await freezeClock(page, url);
        await page.goto(url);
        if (options.javaScriptEnabled !== false) await untilInteractive(page);
        const answer = await answerText(toolPage(page, language));
        await context.close();
        return answer;
      };
      const plain = await answerIn({ javaScriptEnabled: false });
      expect(plain).toMatch(/\d/);
      const answers = [];
      for (const timezoneId of ZONES) answers.push(await answerIn({ timezoneId }));
      expect(answers).toContain(plain);
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

  test('the first action of a tool stands where it will stay, however little of the page has come', async ({
    page,
    watch,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(toolPath(workingTools[0]?.id ?? ''));
    watch.forgive(/^request: .* csp$/);
    const actions = page.locator('article > header button');
    const whole = await actions.first().boundingBox();
    await actions.evaluateAll((buttons) => buttons.slice(1).forEach((button) => button.remove()));
    await expect(actions).toHaveCount(1);
    expect(await actions.first().boundingBox()).toEqual(whole);
  });
});
