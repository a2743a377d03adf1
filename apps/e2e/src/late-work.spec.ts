import type { Page } from '@playwright/test';
import { untilDrawn, untilInteractive } from './fixtures/page-checks.ts';
import { expect, test } from './fixtures/test.ts';
import { toolPage } from './fixtures/tool-page.ts';
import { address, toolPath } from './site/pages.ts';

/** It has all kinds of late parts: explanations, the button of products, notices, announcements. */
const PAGE = address(toolPath('fba-calculator'), 'en');
const NOW = Date.UTC(2026, 10, 30, 12);
/** Longer than any fixed delay of a late part. */
const KEYS = 20;
const BETWEEN_KEYS_MS = 1000;
const PAUSE_MS = 1500;
const LATE_FILES = ['late-parts', 'fee-explanation', 'late-tool-page', 'products-button', 'page-notices'];

/** Not the engine that reads fields, which the tool fetches with its first change. */
const LATE = /^(late-|products-button|page-notices|announcements|send-batch|fee-explanation|\/api\/)/;

/** What a page fetches late from now on, each script without its hash. */
function recordFetched(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const file = pathname.replace(/^\/assets\/(.+)-[\w-]{7}\.js$/, '$1');
    if (LATE.test(file)) fetched.push(file);
  });
  return fetched;
}

/** Opens the page with a clock that only the test moves, and begins to type before a late part is due. */
async function openWithPausedClock(page: Page) {
  await page.clock.install({ time: NOW });
  await page.clock.pauseAt(NOW + 1000);
  await page.goto(PAGE);
  await untilInteractive(page);
  return recordFetched(page);
}

async function typeKeys(page: Page, count: number): Promise<void> {
  await toolPage(page, 'en').inputs.locator('input[inputmode=decimal]').first().focus();
  for (let key = 0; key < count; key += 1) {
    // The field has its value again at the end, and with it an answer to explain.
    await page.keyboard.press(key % 2 === 0 ? '1' : 'Backspace');
    await page.clock.runFor(BETWEEN_KEYS_MS);
    await untilDrawn(page);
  }
}

/** Lets the pause pass, and what follows it, step by step. */
async function passUntil(page: Page, fetched: readonly string[], file: string): Promise<void> {
  await expect
    .poll(() => page.clock.runFor(PAUSE_MS).then(() => fetched), { intervals: [20], timeout: 30_000 })
    .toContain(file);
}

const notices = (page: Page) => page.locator('#root > div > [role=status]');

test('nothing late is fetched or shown while the visitor types, and all of it comes in the pause after', async ({
  page,
}) => {
  const fetched = await openWithPausedClock(page);
  await typeKeys(page, KEYS);
  expect(fetched).toEqual([]);
  await expect(notices(page)).toHaveCount(0);
  for (const file of LATE_FILES) await passUntil(page, fetched, file);
  expect(fetched).toContain('/api/v1/announcements/active');
  await expect
    .poll(() => page.clock.runFor(PAUSE_MS).then(() => notices(page).count()), { intervals: [20] })
    .toBe(1);
});

test('a late part that arrives while the visitor types waits with what it does', async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/late-parts-*.js', async (route) => {
    await held;
    await route.continue();
  });
  const fetched = await openWithPausedClock(page);
  for (const file of ['late-parts', 'fee-explanation']) await passUntil(page, fetched, file);
  const before = [...fetched];
  const arrived = page.waitForResponse('**/assets/late-parts-*.js');
  await page.keyboard.press('Shift');
  release();
  await arrived;
  await typeKeys(page, KEYS);
  expect(fetched.slice(before.length)).toEqual([]);
  await passUntil(page, fetched, 'late-tool-page');
});
