// @ts-check
import { errors } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countParts } from '../../apps/e2e/src/site/page-parts.mjs';
import { ROOT } from '../checks/workspace-folders.mjs';
import { benchedPages, builtSite, withBrowser } from './built-site.mjs';
import { hasAnswer, probeAnswer, probeLoading } from './page-probe.mjs';
import { serveReference } from './reference-pages/serve-reference.mjs';
import { kilobytes, median, printTable } from './table.mjs';
import { KINDS, mainThreadWork, workOf, workOfScripts } from './thread-trace.mjs';

/**
 * @typedef {import('@playwright/test').Browser} Browser
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('./thread-trace.mjs').Work} Work
 * @typedef {{ name: string, url: string, inputs?: string }} Target `inputs` is the name of the part to type into
 */

const RUNS = 5;
/** When the page was ready: a mark in the trace. */
const QUIET = 'bench-quiet';
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
    [
      'page',
      'answer ms',
      'times bare',
      'elements',
      'hydrated',
      'components',
      'listeners',
      'late KB',
      'late requests',
    ],
    ...all.map(({ name, answer, counts, late }) => [
      name,
      answer === undefined ? '-' : answer.toFixed(0),
      answer === undefined || bare.answer === undefined ? '-' : (answer / bare.answer).toFixed(2),
      counts.elements,
      counts.hydrated,
      counts.components,
      counts.listeners,
      kilobytes(late.bytes),
      late.requests,
    ]),
  ]);
  printTable(`Thread time of the main thread in ms after the page was quiet, in ${LATE_PARTS_MS / 1000} s`, [
    ['page', 'all', 'in tasks of late scripts', ...KINDS],
    ...all.map(({ name, late }) => [
      name,
      late.work.total.toFixed(0),
      late.scripts.toFixed(0),
      ...KINDS.map((kind) => late.work[kind].toFixed(0)),
    ]),
  ]);
}

/**
 * @param {Browser} browser
 * @param {Target} target
 */
async function measure(browser, { name, url, inputs }) {
  /** @type {Visit[]} */
  const visits = [];
  const answers = [];
  for (let run = 0; run < RUNS; run += 1) {
    visits.push(await visit(browser, url));
    if (inputs) answers.push(await visitTyping(browser, url, inputs));
  }
  const last = /** @type {Visit} */ (visits.at(-1));
  const middle = (/** @type {(visit: Visit) => number} */ of) => median(visits.map(of));
  const answered = answers.filter((time) => time !== undefined);
  return {
    name,
    quiet: workOf((kind) => middle(({ work }) => work[kind])),
    answer: answered.length > 0 ? median(answered) : undefined,
    counts: last.counts,
    late: {
      work: workOf((kind) => middle(({ lateWork }) => lateWork[kind])),
      scripts: middle(({ lateScripts }) => lateScripts),
      bytes: last.late.reduce((sum, { bytes }) => sum + bytes, 0),
      requests: last.late.length,
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof visit>>} Visit */

/**
 * @param {Browser} browser
 * @param {string} url
 */
async function visit(browser, url) {
  return inNewPage(browser, async (page) => {
    await browser.startTracing(page, { categories: CATEGORIES });
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    const idleAt = await page.evaluate((mark) => performance.mark(mark).startTime, QUIET);
    await page.waitForTimeout(LATE_PARTS_MS);
    const trace = JSON.parse(String(await browser.stopTracing()));
    const late = await lateFiles(page, idleAt);
    return {
      work: mainThreadWork(trace),
      lateWork: mainThreadWork(trace, { since: QUIET }),
      lateScripts: workOfScripts(trace, { since: QUIET, urls: late.map((file) => file.url) }),
      late,
      counts: await countParts(page),
    };
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
    return (await page.evaluate(hasAnswer))
      ? mainThreadWork(trace, { until: 'bench-answer' }).total
      : undefined;
  });
}

/**
 * @template Result
 * @param {Browser} browser
 * @param {(page: Page) => Promise<Result>} use
 */
async function inNewPage(browser, use) {
  // The language of the pages: another one would be offered its own, which is a part of few visits.
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'zh-CN' });
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

/**
 * What came after the page was ready.
 * @param {Page} page
 * @param {number} idleAt
 */
function lateFiles(page, idleAt) {
  return page.evaluate((since) => {
    const resources = /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType('resource'));
    const late = resources.filter(({ startTime }) => startTime > since);
    return late.map(({ name, encodedBodySize }) => ({ url: name, bytes: encodedBodySize }));
  }, idleAt);
}
