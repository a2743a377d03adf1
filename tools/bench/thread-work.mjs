// @ts-check
import { errors } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../checks/workspace-folders.mjs';
import { benchedPages, builtSite, withBrowser } from './built-site.mjs';
import { hasAnswer, probeAnswer, probeLoading } from './page-probe.mjs';
import { serveReference } from './reference-pages/serve-reference.mjs';
import { kilobytes, median, printTable } from './table.mjs';
import { KINDS, mainThreadWork, workOf } from './thread-trace.mjs';

/**
 * @typedef {import('@playwright/test').Browser} Browser
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('@playwright/test').CDPSession} Session
 * @typedef {import('./thread-trace.mjs').Work} Work
 * @typedef {{ name: string, url: string, inputs?: string }} Target `inputs` is the name of the part to type into
 */

const RUNS = 5;
/** What pages load later on purpose (announcements, service worker, usage) starts within this time. */
const LATE_PARTS_MS = 3_500;
const ANSWER_LIMIT_MS = 8_000;
const CATEGORIES = [
  'toplevel',
  'v8',
  'devtools.timeline',
  'blink.user_timing',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-v8.compile',
];

/**
 * Thread time of the main thread, from a trace without throttling, beside bare React in the same run (W4). Thread time
 * does not count what other processes use, so the ratios hold on a busy machine. Medians of five visits.
 * @param {readonly string[]} names pages, by id; none means all
 */
export async function benchWork(names) {
  /** @type {typeof import('../../libs/platform/words/src/words/zh.json')} */
  const { frame } = JSON.parse(readFileSync(join(ROOT, 'libs/platform/words/src/words/zh.json'), 'utf8'));
  const pages = (await benchedPages()).filter(({ name }) => names.length === 0 || names.includes(name));
  const bare = await withBrowser(serveReference, (browser, { url }) =>
    measure(browser, { name: 'reference: bare React', url: `${url}/bare-react`, inputs: frame.inputs }),
  );
  const site = await withBrowser(builtSite, async (browser, { url }) => {
    const measured = [];
    for (const { name, path } of pages)
      measured.push(
        await measure(browser, { name, url: url + path, ...(path !== '/' && { inputs: frame.inputs }) }),
      );
    return measured;
  });
  const all = [bare, ...site];
  printTable('Thread time of the main thread in ms, until quiet, by kind', [
    ['page', 'all', 'times bare', ...KINDS],
    ...all.map(({ name, quiet }) => [
      name,
      quiet.total.toFixed(0),
      (quiet.total / bare.quiet.total).toFixed(2),
      ...KINDS.map((kind) => quiet[kind].toFixed(0)),
    ]),
  ]);
  printTable('Until the first answer, and what the page consists of', [
    ['page', 'answer ms', 'times bare', 'elements', 'hydrated', 'listeners', 'late KB', 'late requests'],
    ...all.map(({ name, answer, counts }) => [
      name,
      answer === undefined ? '-' : answer.toFixed(0),
      answer === undefined || bare.answer === undefined ? '-' : (answer / bare.answer).toFixed(2),
      counts.elements,
      counts.hydrated,
      counts.listeners,
      kilobytes(counts.lateBytes),
      counts.lateRequests,
    ]),
  ]);
}

/**
 * @param {Browser} browser
 * @param {Target} target
 */
async function measure(browser, { name, url, inputs }) {
  /** @type {Work[]} */
  const quiet = [];
  const answers = [];
  let counts = { elements: 0, hydrated: 0, lateBytes: 0, lateRequests: 0, listeners: 0 };
  for (let run = 0; run < RUNS; run += 1) {
    const visited = await visit(browser, url);
    quiet.push(visited.work);
    counts = visited.counts;
    if (inputs) answers.push(await visitTyping(browser, url, inputs));
  }
  const middle = (/** @type {keyof Work} */ kind) => median(quiet.map((work) => work[kind]));
  const answered = answers.filter((time) => time !== undefined);
  return {
    name,
    quiet: workOf(middle),
    answer: answered.length > 0 ? median(answered) : undefined,
    counts,
  };
}

/**
 * @param {Browser} browser
 * @param {string} url
 */
async function visit(browser, url) {
  return inNewPage(browser, async (page, session) => {
    await browser.startTracing(page, { categories: CATEGORIES });
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    const idleAt = await page.evaluate(() => performance.now());
    await page.waitForTimeout(LATE_PARTS_MS);
    const work = mainThreadWork(JSON.parse(String(await browser.stopTracing())));
    return { work, counts: await countParts(page, session, idleAt) };
  });
}

/**
 * The thread time until the first answer to typing; undefined for a tool that computes on demand.
 * @param {Browser} browser
 * @param {string} url
 * @param {string} inputs
 */
async function visitTyping(browser, url, inputs) {
  return inNewPage(browser, async (page) => {
    await page.addInitScript(probeLoading);
    await page.addInitScript(probeAnswer, inputs);
    await browser.startTracing(page, { categories: CATEGORIES });
    await page.goto(url);
    try {
      await page.waitForFunction(hasAnswer, undefined, { timeout: ANSWER_LIMIT_MS });
    } catch (error) {
      if (!(error instanceof errors.TimeoutError)) throw error;
    }
    const trace = JSON.parse(String(await browser.stopTracing()));
    return (await page.evaluate(hasAnswer)) ? mainThreadWork(trace, 'bench-answer').total : undefined;
  });
}

/**
 * @template Result
 * @param {Browser} browser
 * @param {(page: Page, session: Session) => Promise<Result>} use
 */
async function inNewPage(browser, use) {
  // The language of the pages: another one would be offered its own, which is a part of few visits.
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'zh-CN' });
  try {
    const page = await context.newPage();
    return await use(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}

/**
 * @param {Page} page
 * @param {Session} session
 * @param {number} idleAt
 */
async function countParts(page, session, idleAt) {
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  const listeners = metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? 0;
  const counted = await page.evaluate((since) => {
    const elements = [...document.querySelectorAll('body, body *')];
    const resources = /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType('resource'));
    const late = resources.filter(({ startTime }) => startTime > since);
    return {
      elements: elements.length,
      hydrated: elements.filter((element) =>
        Object.keys(element).some((key) => key.startsWith('__reactFiber$')),
      ).length,
      lateBytes: late.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      lateRequests: late.length,
    };
  }, idleAt);
  return { ...counted, listeners };
}
