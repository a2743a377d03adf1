import type { Page } from '@playwright/test';
import { untilInteractive } from './fixtures/page-checks.ts';
import { followRequests } from './fixtures/page-watch.ts';
import { expect, test } from './fixtures/test.ts';
import { answerText, freezeClock, toolPage } from './fixtures/tool-page.ts';
import { address, publicPaths, toolPath } from './site/pages.ts';
import { workingTools } from './site/working-tools.ts';

/** A second time zone besides that of the tests, because a visitor's zone changes clocks and calendars. */
const OTHER_ZONE = 'America/Los_Angeles';

const LANGUAGES = ['zh', 'en'] as const;

/** Both languages in `npm run test:full`, otherwise one, which alternates over the tools. */
const languagesOf = (tool: number) =>
  process.env['E2E_FULL'] ? LANGUAGES : LANGUAGES.filter((_, index) => index === tool % LANGUAGES.length);

for (const [index, { id }] of workingTools.entries()) {
  for (const language of languagesOf(index)) {
    test(`${id} shows the same worked example in ${language} with and without JavaScript`, async ({
      page,
      browser,
      baseURL,
    }) => {
      const url = new URL(address(toolPath(id), language), baseURL).href;
      const answerOn = async (visited: Page) => {
        await freezeClock(visited, url);
        await visited.goto(url);
        await untilInteractive(visited);
        return answerText(toolPage(visited, language));
      };
      const without = await browser.newContext({ javaScriptEnabled: false });
      const bare = await without.newPage();
      await bare.goto(url);
      const plain = await answerText(toolPage(bare, language));
      await without.close();
      expect(plain).toMatch(/\d/);

      const here = await answerOn(page);
      if (here === plain) return;
      const inNewBrowser = await browser.newContext({ timezoneId: OTHER_ZONE });
      const other = await inNewBrowser.newPage();
      followRequests(other);
      const answers = [here, await answerOn(other)];
      await inNewBrowser.close();
      expect(answers).toContain(plain);
    });
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every public page can be read', async ({ page, watch }) => {
    test.setTimeout(120_000);
    for (const path of publicPaths()) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('main')).toBeVisible();
      });
    }
    // Preloaded scripts are blocked where scripts are off.
    watch.forgive(/^request: .* csp$/);
  });

  test('the first action of a tool keeps its position while the page loads', async ({ page, watch }) => {
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
