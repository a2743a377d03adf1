import type { Browser, Page } from '@playwright/test';
import { tools } from '@seller-toolbox/catalogue';
import { LANGUAGE_CODES, type Language } from '@seller-toolbox/words';
import { inNewBrowser } from './fixtures/in-new-browser.ts';
import { untilInteractive } from './fixtures/page-checks.ts';
import { followRequests } from './fixtures/page-watch.ts';
import { expect, test } from './fixtures/test.ts';
import { changeSomething, toolPage } from './fixtures/tool-page.ts';
import { blockDeferredRequests, recordRequests, summarize, weigh } from './site/first-load.mjs';
import { address, toolPath } from './site/pages.ts';
import { platformWords, text } from './site/words.ts';

const KB = 1024;
const LIMITS = {
  /** The goal is 130. Content-hashed file names shift a page by up to 100 bytes when nothing else changes (decision 0008). */
  script: 141 * KB,
  stylesheet: 12 * KB,
  /** The goal is 165, which the restock planner and the search term analyzer miss by 0.8 (decision 0008). */
  total: 165.85 * KB,
  requests: 10,
  /** Its plural endings and stop words are files that other tools load later (decision 0008). */
  requestsOfWordFrequency: 11,
  /** Tables, a decoder, a worker with its engine, icons: files that a tool loads when it is used (decision 0008). */
  onDemand: 34 * KB,
  /** Its engine knows the nouns, units, phrases and claims of seven languages (decision 0008). */
  onDemandOfTitleFixer: 101.5 * KB,
  /** Its engine has the FBA rate cards (decision 0008). */
  onDemandOfCompetitorAnalyzer: 37.25 * KB,
  /** Its worker with engine and schemas, and what replaces the example (decision 0008). */
  onDemandOfImageChecker: 35.4 * KB,
  onDemandRequests: 32,
  /** The rows of today, which the home page loads when it is idle for the first time. */
  today: 48 * KB,
  ownMedian: 12 * KB,
  ownLargest: 40 * KB,
};

const PARALLEL_PAGES = 4;

/** Waits until the page loads nothing more by itself. */
async function untilNoRequests(page: Page): Promise<void> {
  await untilInteractive(page);
  await page.waitForLoadState('networkidle');
}

function expectWithin(weights: ReturnType<typeof summarize>, id?: string): void {
  expect(weights.script).toBeLessThanOrEqual(LIMITS.script);
  expect(weights.stylesheet).toBeLessThanOrEqual(LIMITS.stylesheet);
  expect(weights.total).toBeLessThanOrEqual(LIMITS.total);
  expect(weights.requests).toBeLessThanOrEqual(requestLimit(id));
}

function requestLimit(id: string | undefined): number {
  return id === 'word-frequency-analyzer' ? LIMITS.requestsOfWordFrequency : LIMITS.requests;
}

test('the home page stays within its byte budget', async ({ page }) => {
  await blockDeferredRequests(page, '/');
  const requested = recordRequests(page);
  // An idle moment may come later than a quiet network.
  const isIdle = page.waitForRequest(/\/assets\/today-/);
  await page.goto('/');
  await isIdle;
  await untilNoRequests(page);
  const files = await weigh(requested);
  const today = files.findIndex(({ url }) => url.includes('/assets/today-'));
  expect(today).toBeGreaterThan(0);
  expectWithin(summarize(files.slice(0, today)));
  expect(summarize(files.slice(today)).total).toBeLessThanOrEqual(LIMITS.today);
});

function onDemandLimit(id: string): number {
  if (id === 'title-fixer') return LIMITS.onDemandOfTitleFixer;
  if (id === 'image-checker') return LIMITS.onDemandOfImageChecker;
  return id === 'competitor-analyzer' ? LIMITS.onDemandOfCompetitorAnalyzer : LIMITS.onDemand;
}

async function expectWithinUntilAnswer(page: Page, id: string, language: Language): Promise<void> {
  const url = address(toolPath(id), language);
  await blockDeferredRequests(page, url);
  const requested = recordRequests(page);
  await page.goto(url);
  await untilNoRequests(page);
  const opening = summarize(await weigh(requested));
  expectWithin(opening, id);
  await changeSomething(toolPage(page, language));
  await untilInteractive(page);
  const used = summarize(await weigh(requested));
  expect(used.total - opening.total).toBeLessThanOrEqual(onDemandLimit(id));
  expect(used.requests - opening.requests).toBeLessThanOrEqual(LIMITS.onDemandRequests);
}

for (const { id } of tools.filter(({ status }) => status === 'ready')) {
  test(`${id} in zh and in en stays within its byte budget until the first answer`, async ({
    page,
    browser,
  }) => {
    // In parallel, because each waits to see whether its page loads more.
    await Promise.all([
      test.step('zh', () => expectWithinUntilAnswer(page, id, 'zh')),
      test.step('en', () => inNewBrowser(browser, (other) => expectWithinUntilAnswer(other, id, 'en'))),
    ]);
  });
}

/** The scripts that a page loads by itself, with their bytes. */
async function scriptsOf(browser: Browser, url: string): Promise<Map<string, number>> {
  const context = await browser.newContext();
  const page = await context.newPage();
  followRequests(page);
  await blockDeferredRequests(page, url);
  const requested = recordRequests(page);
  await page.goto(url);
  await untilNoRequests(page);
  await context.close();
  const files = (await weigh(requested)).filter(({ kind }) => kind === 'script');
  return new Map(files.map(({ url: file, bytes }) => [file, bytes]));
}

test("a tool's own scripts stay within their byte budget", async ({ browser, baseURL }) => {
  test.setTimeout(180_000);
  const scripts = new Map<string, Map<string, number>>();
  // Most of the time is spent waiting whether a page loads more.
  for (let from = 0; from < tools.length; from += PARALLEL_PAGES) {
    const opened = tools.slice(from, from + PARALLEL_PAGES).map(async ({ id }) => {
      scripts.set(id, await scriptsOf(browser, new URL(toolPath(id), baseURL).href));
    });
    await Promise.all(opened);
  }
  const own = [...scripts].map(([id, files]) => {
    const others = [...scripts].filter(([other]) => other !== id).flatMap(([, used]) => [...used.keys()]);
    return [...files].filter(([url]) => !others.includes(url)).reduce((sum, [, bytes]) => sum + bytes, 0);
  });
  const sorted = own.sort((a, b) => a - b);
  expect(sorted[sorted.length >> 1]).toBeLessThanOrEqual(LIMITS.ownMedian);
  expect(sorted.at(-1)).toBeLessThanOrEqual(LIMITS.ownLargest);
});

for (const language of ['zh', 'en'] as const) {
  test(`a page in ${language} contains the words of no second language`, async ({ page }) => {
    const [tool] = tools;
    if (!tool) throw new Error('the catalogue is empty');
    await blockDeferredRequests(page, address(toolPath(tool.id), language));
    const requested = recordRequests(page);
    await page.goto(address(toolPath(tool.id), language));
    await untilNoRequests(page);
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
