import type { Browser } from '@playwright/test';
import { tools } from '@seller-toolbox/catalogue';
import { isHydrated } from './fixtures/waits.ts';
import { followRequests, requestsUnderWay } from './fixtures/page-watch.ts';
import { expect, test } from './fixtures/test.ts';
import { recordRequests, summarize, weigh } from './site/first-load.mjs';
import { countParts } from './site/page-parts.mjs';
import { address, toolPath } from './site/pages.ts';

const LIMITS = {
  /** The goal on every tool (W4). */
  elementsGoal: 500,
  pagesAtGoal: 14,
  elements: { median: 470, largest: 891 },
  /** Of React, rendered in the browser before any use. */
  components: { median: 147, largest: 266 },
  /** Elements that React has attached to. */
  hydrated: { median: 289, largest: 710 },
  listeners: { median: 246, largest: 276 },
  /** What a page loads by itself after it is ready: announcements, notices, the service worker, the count of clicks. */
  lateMedian: 16 * 1024,
  lateRequestsMedian: 14,
  /** With rates and their history, or with what reads files. */
  lateLargest: 26 * 1024,
  lateRequestsLargest: 24,
};

const PARALLEL_PAGES = 4;

/** The hour at which world-clock has the most elements: it is another day in many places. */
const BUSIEST_HOUR = Date.UTC(2026, 10, 30, 23);

/** The last that a page loads by itself: the words of its notices. */
function hasAllParts(files: readonly string[]): boolean {
  const notices = files.findIndex((file) => file.includes('/assets/page-notices-'));
  return notices >= 0 && files.slice(notices).some((file) => file.includes('/assets/en-'));
}

interface PageWeight {
  readonly id: string;
  readonly parts: Awaited<ReturnType<typeof countParts>>;
  readonly late: ReturnType<typeof summarize>;
}

/** Of a page that the visitor only looks at. */
async function weighPage(browser: Browser, id: string, url: string): Promise<PageWeight> {
  const context = await browser.newContext();
  const page = await context.newPage();
  followRequests(page);
  const requested = recordRequests(page);
  await page.clock.setFixedTime(BUSIEST_HOUR);
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const first = requested.size;
  // Unused, the frame does not hydrate; the tool does, as a whole.
  await expect.poll(() => page.locator('article').first().evaluate(isHydrated)).toBe(true);
  const parts = await countParts(page);
  // Notices come when the browser is idle, as late as a busy machine makes it.
  await expect.poll(() => hasAllParts([...requested.keys()]), { timeout: 30_000 }).toBe(true);
  await expect.poll(() => requestsUnderWay(page).size).toBe(0);
  const files = await weigh(new Map([...requested].slice(first)));
  await context.close();
  return { id, parts, late: summarize(files) };
}

test('a tool page has few elements before anything is opened, and loads little by itself when it is ready', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const pages: PageWeight[] = [];
  // Most of the time is spent waiting for what a page loads later.
  for (let from = 0; from < tools.length; from += PARALLEL_PAGES) {
    const opened = tools
      .slice(from, from + PARALLEL_PAGES)
      .map(({ id }) => weighPage(browser, id, new URL(address(toolPath(id), 'en'), baseURL).href));
    pages.push(...(await Promise.all(opened)));
  }
  const sorted = (measure: (page: PageWeight) => number) => pages.map(measure).sort((a, b) => a - b);
  const expectWithin = (values: readonly number[], median: number, largest: number) => {
    expect(values[values.length >> 1]).toBeLessThanOrEqual(median);
    expect(values.at(-1)).toBeLessThanOrEqual(largest);
  };
  for (const part of ['elements', 'components', 'hydrated', 'listeners'] as const)
    expectWithin(
      sorted(({ parts }) => parts[part]),
      LIMITS[part].median,
      LIMITS[part].largest,
    );
  expect(pages.filter(({ parts }) => parts.elements <= LIMITS.elementsGoal).length).toBeGreaterThanOrEqual(
    LIMITS.pagesAtGoal,
  );
  expectWithin(
    sorted(({ late }) => late.total),
    LIMITS.lateMedian,
    LIMITS.lateLargest,
  );
  expectWithin(
    sorted(({ late }) => late.requests),
    LIMITS.lateRequestsMedian,
    LIMITS.lateRequestsLargest,
  );
});
