// @ts-check
// `npm run bench -- lighthouse`: Lighthouse, mobile, over the bare page, home and every tool (W4).
//   --runs N       runs of each page; the median counts (default 1; 5 for a release)
//   --pages A,B    only these: home, or ids of tools
// It is no dependency of the repository: npx loads it from the npm registry if it is not cached.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { register } from 'tsx/esm/api';
import { resolveBrowser } from '../../apps/e2e/src/browser/resolve-browser.mjs';
import { freePort, startService } from '../../apps/e2e/src/service/start-service.mjs';
import { benchedPages } from './built-site.mjs';
import { serveReference } from './reference-pages/serve-reference.mjs';
import { median, milliseconds, printTable } from './table.mjs';

/**
 * @typedef {typeof CATEGORIES[number]} Category
 * @typedef {Record<Category | 'lcp' | 'tbt' | 'cls', number>} Figures
 * @typedef {'largest-contentful-paint' | 'total-blocking-time' | 'cumulative-layout-shift'} Audit
 * @typedef {Awaited<ReturnType<typeof resolveBrowser>>} LaunchOptions
 */

/** The last version for the oldest supported Node. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const LIMIT_MS = 180_000;
const MAX_POINTS_BEHIND = 2;
const CATEGORIES = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo']);

/**
 * Runs the bench with the arguments that follow its name.
 * @param {string[]} args
 */
export async function benchLighthouse(args) {
  const { values } = parseArgs({
    args,
    options: { runs: { type: 'string', default: '1' }, pages: { type: 'string' } },
  });
  const runs = Number(values.runs);
  register();
  const browser = await resolveBrowser();
  const bare = await withServer(serveReference, (url) => measure(browser, `${url}/bare-react`, runs));
  /** @type {import('./table.mjs').Row[]} */
  const rows = [
    ['page', ...CATEGORIES, 'LCP ms', 'TBT ms', 'CLS', 'goal met'],
    ['reference: bare React', ...cells(bare), ''],
  ];
  // Canonical URLs must be absolute, and those of the measured pages.
  const port = await freePort();
  const start = () => startService({ port, env: { PUBLIC_URL: `http://localhost:${port}` } });
  await withServer(start, async (url) => {
    for (const { name, path } of await chosenPages(values.pages)) {
      const seen = await measure(browser, url + path, runs);
      rows.push([name, ...cells(seen), isMet(seen, bare) ? 'yes' : 'no']);
    }
  });
  printTable(`Lighthouse (${LIGHTHOUSE}), mobile, medians of ${runs}`, rows);
}

/**
 * @template Result
 * @param {() => Promise<import('./built-site.mjs').Served>} start
 * @param {(url: string) => Promise<Result>} use
 */
async function withServer(start, use) {
  const served = await start();
  try {
    return await use(served.url);
  } finally {
    await served.stop();
  }
}

/** @param {string | undefined} names */
async function chosenPages(names) {
  const pages = await benchedPages();
  if (names === undefined) return pages;
  return names.split(',').map((wanted) => {
    const page = pages.find(({ name }) => name === wanted);
    if (!page) throw new Error(`There is no page "${wanted}".`);
    return page;
  });
}

/** @type {(seen: Figures, bare: Figures) => boolean} */
const isMet = ({ performance, ...others }, bare) =>
  performance >= bare.performance - MAX_POINTS_BEHIND &&
  [others.accessibility, others['best-practices'], others.seo].every((score) => score === 100);

const cells = (/** @type {Figures} */ { lcp, tbt, cls, ...scores }) => [
  ...CATEGORIES.map((category) => scores[category]),
  milliseconds(lcp),
  milliseconds(tbt),
  cls.toFixed(3),
];

/**
 * @param {LaunchOptions} browser
 * @param {string} url
 * @param {number} runs
 * @returns {Promise<Figures>}
 */
async function measure(browser, url, runs) {
  /** @type {Figures[]} */
  const seen = [];
  for (let run = 0; run < runs; run++) seen.push(await runOnce(browser, url));
  const middle = (/** @type {keyof Figures} */ figure) => median(seen.map((each) => each[figure]));
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    'best-practices': middle('best-practices'),
    seo: middle('seo'),
    lcp: middle('lcp'),
    tbt: middle('tbt'),
    cls: middle('cls'),
  };
}

/**
 * @param {LaunchOptions} browser
 * @param {string} url
 * @returns {Promise<Figures>}
 */
async function runOnce({ executablePath, args, env }, url) {
  const folder = mkdtempSync(join(tmpdir(), 'stb-lighthouse-'));
  const file = join(folder, 'report.json');
  const flags = ['--headless=new', '--disable-gpu', ...args].join(' ');
  try {
    await promisify(execFile)(
      'npx',
      [
        '--yes',
        LIGHTHOUSE,
        url,
        '--quiet',
        '--output=json',
        `--output-path=${file}`,
        `--chrome-flags=${flags}`,
      ],
      { env: { ...env, CHROME_PATH: executablePath }, cwd: folder, timeout: LIMIT_MS },
    );
    /** @type {{ categories: Record<Category, { score: number }>, audits: Record<Audit, { numericValue: number }> }} */
    const { categories, audits } = JSON.parse(readFileSync(file, 'utf8'));
    const score = (/** @type {Category} */ name) => Math.round(categories[name].score * 100);
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
      lcp: audits['largest-contentful-paint'].numericValue,
      tbt: audits['total-blocking-time'].numericValue,
      cls: audits['cumulative-layout-shift'].numericValue,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
