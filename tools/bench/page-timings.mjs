// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errors } from '@playwright/test';
import { ROOT } from '../checks/workspace-folders.mjs';
import { benchedPages, builtSite, withBrowser } from './built-site.mjs';
import { hasAnswer, probeAnswer, probeLoading } from './page-probe.mjs';
import { serveReference } from './reference-pages/serve-reference.mjs';
import { median, milliseconds, printTable, reportedFrom } from './table.mjs';

/**
 * @typedef {import('@playwright/test').Browser} Browser
 * @typedef {import('./page-probe.mjs').Probe} Probe
 * @typedef {{ name: string, url: string, inputs?: string | undefined }} Target `inputs` is the name of the part to type into
 */

const RUNS = 5;
const SLOW = { cpuRate: 4, bytesPerSecond: 1_600_000 / 8, latencyMs: 150 };
const SETTLE_MS = 300;
/** Deferred content after the page is ready (announcements, notices) counts as blocking time too. */
const LATE_PARTS_MS = 3_500;
const ANSWER_LIMIT_MS = 8_000;
const KEYS = '3141592653';

/**
 * Reference pages, home and every tool on the slow profile, cold cache, medians of five (W4). Loading is measured in
 * visits without input, because React hydrates immediately and in one piece the part that gets input. First answer and
 * keys come from visits that type from the start.
 */
export async function benchPages() {
  /** @type {import('./table.mjs').Row[]} */
  const rows = [['page', 'LCP ms', 'first answer ms', 'TBT ms', 'CLS', 'longest key ms']];
  /** @type {typeof import('../../libs/platform/words/src/words/zh.json')} */
  const { frame } = JSON.parse(readFileSync(join(ROOT, 'libs/platform/words/src/words/zh.json'), 'utf8'));
  await withBrowser(serveReference, async (browser, { url }) => {
    for (const name of ['static', 'bare-react'])
      rows.push(await row(browser, { name, url: `${url}/${name}`, inputs: frame.inputs }));
  });
  await withBrowser(builtSite, async (browser, { url }) => {
    for (const { name, path } of await benchedPages()) {
      const inputs = path === '/' ? undefined : frame.inputs;
      rows.push(await row(browser, { name, url: url + path, inputs }));
    }
  });
  printTable('Pages on the slow profile: 4x CPU, 1.6 Mbit/s, 150 ms, cold cache, medians of 5', rows);
}

/**
 * @param {Browser} browser
 * @param {Target} target
 */
async function row(browser, target) {
  /** @type {Probe[]} */
  const loads = [];
  /** @type {Probe[]} */
  const uses = [];
  for (let run = 0; run < RUNS; run += 1) {
    loads.push(await visit(browser, { url: target.url }));
    if (target.inputs) uses.push(await visit(browser, target));
  }
  /** @type {(runs: readonly Probe[], field: Exclude<keyof Probe, 'typedAt'>) => number} */
  const middle = (runs, field) => median(runs.map((seen) => seen[field]));
  const answer = target.inputs ? middle(uses, 'answer') : 0;
  return [
    target.name,
    milliseconds(middle(loads, 'lcp')),
    answer > 0 ? milliseconds(answer) : '-',
    milliseconds(middle(loads, 'blocked')),
    middle([...loads, ...uses], 'cls').toFixed(3),
    target.inputs ? reportedFrom(16, middle(uses, 'longestKey')) : '-',
  ];
}

/**
 * @param {Browser} browser
 * @param {Omit<Target, 'name'>} target
 */
async function visit(browser, { url, inputs }) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    await slowDown(await context.newCDPSession(page));
    await page.addInitScript(probeLoading);
    if (inputs) await page.addInitScript(probeAnswer, inputs);
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    if (inputs) {
      await answered(page);
      const region = page.getByRole('region', { name: inputs, exact: true });
      const field = region
        .locator('input:not([type=checkbox]):not([type=radio]):not([type=file]), textarea')
        .first();
      if ((await field.count()) > 0) {
        await field.focus();
        await page.keyboard.type(KEYS, { delay: 60 });
      }
    }
    await page.waitForTimeout(inputs ? SETTLE_MS : LATE_PARTS_MS);
    return await page.evaluate(
      () => /** @type {import('./page-probe.mjs').ProbedWindow} */ (window).benchProbe,
    );
  } finally {
    await context.close();
  }
}

/**
 * A tool that computes on demand does not answer to typing: its row has no answer.
 * @param {import('@playwright/test').Page} page
 */
async function answered(page) {
  try {
    await page.waitForFunction(hasAnswer, undefined, { timeout: ANSWER_LIMIT_MS });
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
  }
}

/** @param {import('@playwright/test').CDPSession} session */
async function slowDown(session) {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW.latencyMs,
    downloadThroughput: SLOW.bytesPerSecond,
    uploadThroughput: SLOW.bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpuRate });
}
