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

/** The last version for the oldest supported Node. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const LIMIT_MS = 180_000;
const MAX_POINTS_BEHIND = 2;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Runs the bench with the arguments that follow its name. */
export async function benchLighthouse(args) {
  const { values } = parseArgs({
    args,
    options: { runs: { type: 'string', default: '1' }, pages: { type: 'string' } },
  });
  const runs = Number(values.runs);
  register();
  const browser = await resolveBrowser();
  const bare = await onServed(serveReference, (url) => measure(browser, `${url}/bare-react`, runs));
  const rows = [
    ['page', ...CATEGORIES, 'LCP ms', 'TBT ms', 'CLS', 'goal met'],
    ['reference: bare React', ...cells(bare), ''],
  ];
  // Canonical URLs must be absolute, and those of the measured pages.
  const port = await freePort();
  const start = () => startService({ port, env: { PUBLIC_URL: `http://localhost:${port}` } });
  await onServed(start, async (url) => {
    for (const { name, path } of await chosenPages(values.pages)) {
      const seen = await measure(browser, url + path, runs);
      rows.push([name, ...cells(seen), isMet(seen, bare) ? 'yes' : 'no']);
    }
  });
  printTable(`Lighthouse (${LIGHTHOUSE}), mobile, medians of ${runs}`, rows);
}

async function onServed(start, use) {
  const served = await start();
  try {
    return await use(served.url);
  } finally {
    await served.stop();
  }
}

async function chosenPages(names) {
  const pages = await benchedPages();
  if (names === undefined) return pages;
  return names.split(',').map((wanted) => {
    const page = pages.find(({ name }) => name === wanted);
    if (!page) throw new Error(`There is no page "${wanted}".`);
    return page;
  });
}

const isMet = ({ performance, ...others }, bare) =>
  performance >= bare.performance - MAX_POINTS_BEHIND &&
  CATEGORIES.slice(1).every((category) => others[category] === 100);

const cells = ({ lcp, tbt, cls, ...scores }) => [
  ...CATEGORIES.map((category) => scores[category]),
  milliseconds(lcp),
  milliseconds(tbt),
  cls.toFixed(3),
];

async function measure(browser, url, runs) {
  const seen = [];
  for (let run = 0; run < runs; run++) seen.push(await runOnce(browser, url));
  return Object.fromEntries(
    Object.keys(seen[0]).map((figure) => [figure, median(seen.map((each) => each[figure]))]),
  );
}

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
    const { categories, audits } = JSON.parse(readFileSync(file, 'utf8'));
    return {
      ...Object.fromEntries(CATEGORIES.map((name) => [name, Math.round(categories[name].score * 100)])),
      lcp: audits['largest-contentful-paint'].numericValue,
      tbt: audits['total-blocking-time'].numericValue,
      cls: audits['cumulative-layout-shift'].numericValue,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
