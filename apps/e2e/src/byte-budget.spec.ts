import { tools } from '@seller-toolbox/catalogue';
import { untilInteractive } from './fixtures/page-checks.ts';
import { expect, test } from './fixtures/test.ts';
import { changeFirstField, toolPage } from './fixtures/tool-page.ts';
import { recordRequests, summarize, weigh } from './site/first-load.mjs';
import { address, toolPath } from './site/pages.ts';

const KB = 1000;
const MOST = { script: 120 * KB, stylesheet: 12 * KB, total: 150 * KB, requests: 10 };

function expectWithin(weights: ReturnType<typeof summarize>): void {
  expect(weights.script).toBeLessThanOrEqual(MOST.script);
  expect(weights.stylesheet).toBeLessThanOrEqual(MOST.stylesheet);
  expect(weights.total).toBeLessThanOrEqual(MOST.total);
  expect(weights.requests).toBeLessThanOrEqual(MOST.requests);
}

test('the home page stays within its bytes', async ({ page }) => {
  const requested = recordRequests(page);
  await page.goto('/');
  await untilInteractive(page);
  expectWithin(summarize(await weigh(requested)));
});

for (const { id } of tools) {
  for (const language of ['zh', 'en'] as const) {
    test(`${id} in ${language} stays within its bytes until the first answer`, async ({ page }) => {
      const requested = recordRequests(page);
      await page.goto(address(toolPath(id), language));
      await untilInteractive(page);
      await changeFirstField(toolPage(page, language));
      expectWithin(summarize(await weigh(requested)));
    });
  }
}
