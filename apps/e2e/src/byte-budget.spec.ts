import { tools } from '@seller-toolbox/catalogue';
import { LANGUAGE_CODES } from '@seller-toolbox/i18n';
import { untilInteractive } from './fixtures/page-checks.ts';
import { expect, test } from './fixtures/test.ts';
import { changeSomething, toolPage } from './fixtures/tool-page.ts';
import { holdBackLater, recordRequests, summarize, weigh } from './site/first-load.mjs';
import { address, toolPath } from './site/pages.ts';
import { platformWords, text } from './site/words.ts';

const KB = 1024;
const MOST = {
  script: 120 * KB,
  stylesheet: 12 * KB,
  total: 150 * KB,
  requests: 10,
  /** Tables, a decoder, a worker with its engine, icons: what a tool fetches when it is used (decision 0008). */
  onDemand: 30 * KB,
  onDemandRequests: 18,
  ownMedian: 12 * KB,
  ownLargest: 40 * KB,
};

function expectWithin(weights: ReturnType<typeof summarize>): void {
  expect(weights.script).toBeLessThanOrEqual(MOST.script);
  expect(weights.stylesheet).toBeLessThanOrEqual(MOST.stylesheet);
  expect(weights.total).toBeLessThanOrEqual(MOST.total);
  expect(weights.requests).toBeLessThanOrEqual(MOST.requests);
}

test('the home page stays within its bytes', async ({ page }) => {
  await holdBackLater(page, '/');
  const requested = recordRequests(page);
  await page.goto('/');
  await untilInteractive(page);
  expectWithin(summarize(await weigh(requested)));
});

for (const { id } of tools.filter(({ status }) => status === 'ready')) {
  for (const language of ['zh', 'en'] as const) {
    test(`${id} in ${language} stays within its bytes until the first answer`, async ({ page }) => {
      await holdBackLater(page, address(toolPath(id), language));
      const requested = recordRequests(page);
      await page.goto(address(toolPath(id), language));
      await untilInteractive(page);
      const opening = summarize(await weigh(requested));
      expectWithin(opening);
      await changeSomething(toolPage(page, language));
      const used = summarize(await weigh(requested));
      expect(used.total - opening.total).toBeLessThanOrEqual(MOST.onDemand);
      expect(used.requests - opening.requests).toBeLessThanOrEqual(MOST.onDemandRequests);
    });
  }
}

test("a tool's own scripts stay within their bytes", async ({ browser, baseURL }) => {
  const scripts = new Map<string, Map<string, number>>();
  for (const { id } of tools) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await holdBackLater(page, new URL(toolPath(id), baseURL).href);
    const requested = recordRequests(page);
    await page.goto(new URL(toolPath(id), baseURL).href);
    await untilInteractive(page);
    await context.close();
    const files = (await weigh(requested)).filter(({ kind }) => kind === 'script');
    scripts.set(id, new Map(files.map(({ url, bytes }) => [url, bytes])));
  }
  const own = [...scripts].map(([id, files]) => {
    const others = [...scripts].filter(([other]) => other !== id).flatMap(([, used]) => [...used.keys()]);
    return [...files].filter(([url]) => !others.includes(url)).reduce((sum, [, bytes]) => sum + bytes, 0);
  });
  const sorted = own.sort((a, b) => a - b);
  expect(sorted[sorted.length >> 1]).toBeLessThanOrEqual(MOST.ownMedian);
  expect(sorted.at(-1)).toBeLessThanOrEqual(MOST.ownLargest);
});

for (const language of ['zh', 'en'] as const) {
  test(`a page in ${language} carries the words of no second language`, async ({ page }) => {
    const [tool] = tools;
    if (!tool) throw new Error('the catalogue is empty');
    await holdBackLater(page, address(toolPath(tool.id), language));
    const requested = recordRequests(page);
    await page.goto(address(toolPath(tool.id), language));
    await untilInteractive(page);
    const files = (await weigh(requested)).map((file) => unescaped(file.text));
    const carries = LANGUAGE_CODES.filter((code) =>
      files.some((file) => file.includes(text(platformWords(code), 'frame.linkTooLong'))),
    );
    expect(carries).toEqual([language]);
  });
}

/** Bundlers may write characters beyond ASCII as escapes. */
function unescaped(script: string): string {
  return script.replace(/\\u([0-9a-f]{4})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
