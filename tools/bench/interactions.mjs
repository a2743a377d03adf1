// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../checks/workspace-folders.mjs';
import { benchedPages, builtSite, withBrowser } from './built-site.mjs';
import { printTable, reportedFrom } from './table.mjs';

/**
 * @typedef {import('@playwright/test').Locator} Locator
 * @typedef {{ inp: number, task: number, start: () => void }} Interactions
 * @typedef {typeof window & { benchInteractions: Interactions }} WatchedWindow a page after `watchInteractions`
 */

const CPU_RATE = 4;
const INTERACTIONS = 30;
const TYPED = 'Steel bottle 12 x 8 x 4 in 750';
const SETTLE_MS = 400;
/** With this few interactions INP is the slowest one. */
const GOALS = { inp: 100, task: 50 };

/**
 * Thirty interactions per tool at a quarter of the processor's speed (W5): typing into the first field, and pressing
 * controls of the inputs. INP is the slowest of them; long tasks count while typing.
 */
export async function benchInteractions() {
  /** @type {typeof import('../../libs/platform/words/src/words/zh.json')} */
  const { frame } = JSON.parse(readFileSync(join(ROOT, 'libs/platform/words/src/words/zh.json'), 'utf8'));
  /** @type {import('./table.mjs').Row[]} */
  const rows = [['page', 'INP ms', 'longest task while typing ms', `met (${GOALS.inp}, ${GOALS.task})`]];
  await withBrowser(builtSite, async (browser, { url }) => {
    for (const { name, path } of await benchedPages()) {
      if (path === '/') continue;
      const { inp, task } = await interact(browser, { url: url + path, inputs: frame.inputs });
      const isMet = inp <= GOALS.inp && task <= GOALS.task;
      rows.push([name, reportedFrom(16, inp), reportedFrom(50, task), isMet ? 'yes' : 'no']);
    }
  });
  printTable(`${INTERACTIONS} interactions a tool, ${CPU_RATE}x CPU`, rows);
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {{ url: string, inputs: string }} target `inputs` is the name of the part to type into
 */
async function interact(browser, { url, inputs }) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  try {
    await page.addInitScript(watchInteractions);
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
    await page.waitForTimeout(SETTLE_MS);
    await page.evaluate(() => /** @type {WatchedWindow} */ (window).benchInteractions.start());
    const region = page.getByRole('region', { name: inputs, exact: true });
    const task = await type(page, region);
    await press(region, INTERACTIONS - TYPED.length / 2);
    await page.waitForTimeout(SETTLE_MS);
    const inp = await page.evaluate(() => /** @type {WatchedWindow} */ (window).benchInteractions.inp);
    return { inp, task };
  } finally {
    await page.close();
  }
}

/**
 * Half of the interactions; returns the longest task during them.
 * @param {import('@playwright/test').Page} page
 * @param {Locator} region
 */
async function type(page, region) {
  const field = region
    .locator('input:not([type=checkbox]):not([type=radio]):not([type=file]), textarea')
    .first();
  if ((await field.count()) === 0) return 0;
  await field.focus();
  await page.keyboard.type(TYPED, { delay: 60 });
  await page.waitForTimeout(SETTLE_MS);
  return page.evaluate(() => /** @type {WatchedWindow} */ (window).benchInteractions.task);
}

/**
 * @param {Locator} region
 * @param {number} count
 */
async function press(region, count) {
  const targets = region.locator('button:visible:enabled, input[type=checkbox]:visible, summary:visible');
  for (let turn = 0; turn < count; turn += 1) {
    const all = await targets.count();
    if (all === 0) return;
    await targets
      .nth(turn % all)
      .click({ timeout: 2_000 })
      .catch(() => undefined);
  }
}

/** Runs in the page; self-contained, because it is sent as text. */
function watchInteractions() {
  const seen = { inp: 0, task: 0, start: () => Object.assign(seen, { inp: 0, task: 0 }) };
  Reflect.set(window, 'benchInteractions', seen);
  /**
   * @template {PerformanceEntry} Entry the entries of the type
   * @param {string} type
   * @param {(entry: Entry) => unknown} take
   * @param {PerformanceObserverInit & { durationThreshold?: number }} [options]
   */
  const observe = (type, take, options = {}) =>
    new PerformanceObserver((list) => /** @type {Entry[]} */ (list.getEntries()).forEach(take)).observe({
      type,
      ...options,
    });
  const note = (/** @type {PerformanceEventTiming} */ { interactionId, duration }) => {
    if (interactionId > 0) seen.inp = Math.max(seen.inp, duration);
  };
  observe('event', note, { durationThreshold: 16 });
  observe('longtask', ({ duration }) => (seen.task = Math.max(seen.task, duration)));
}
