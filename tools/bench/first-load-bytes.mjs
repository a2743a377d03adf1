// @ts-check
import {
  blockDeferredRequests,
  recordRequests,
  summarize,
  weigh,
} from '../../apps/e2e/src/site/first-load.mjs';
import { benchedPages, builtSite, withBrowser } from './built-site.mjs';
import { kilobytes, median, printTable } from './table.mjs';

/** @typedef {{ bytes: number, names: string[] }} UsedScript with the pages that load it */

/** Up to this many pages are named; of more only the number is printed. */
const FEW_PAGES = 3;

/** Bytes until a page is ready for typing, in KB as transferred (W1), and each tool's own chunk (W2). */
export async function benchBytes() {
  const pages = await benchedPages();
  /** @type {import('./table.mjs').Row[]} */
  const rows = [['page', 'script KB', 'css KB', 'html KB', 'all KB', 'requests']];
  /** @type {import('./table.mjs').Row[]} */
  const chunks = [['script', 'KB', 'pages that load it']];
  /** @type {Map<string, UsedScript>} */
  const usedBy = new Map();
  await withBrowser(builtSite, async (browser, { url }) => {
    for (const { name, path } of pages) {
      const page = await browser.newPage();
      await blockDeferredRequests(page, url + path);
      const requested = recordRequests(page);
      await page.goto(url + path);
      await page.waitForLoadState('networkidle');
      await page.close();
      const files = await weigh(requested);
      const { script, stylesheet, document, total, requests } = summarize(files);
      rows.push([name, ...[script, stylesheet, document, total].map(kilobytes), requests]);
      for (const { url, kind, bytes } of files) {
        const file = new URL(url).pathname;
        if (kind === 'script') usedBy.set(file, { bytes, names: [...(usedBy.get(file)?.names ?? []), name] });
      }
    }
    for (const [file, { bytes, names }] of usedBy) {
      const used = names.length > FEW_PAGES ? `${names.length} of ${pages.length}` : names.join(' ');
      chunks.push([file.replace(/^.*\//, ''), kilobytes(bytes), used]);
    }
  });
  printTable('Bytes until a page is ready (brotli; budget: script 120, css 12, all 150, requests 10)', rows);
  printTable('Scripts', chunks);
  const ownBytesByTool = ownBytes(pages, usedBy);
  const [largest = { name: 'none', bytes: 0 }] = ownBytesByTool;
  console.log(
    `A tool's own scripts: median ${kilobytes(median(ownBytesByTool.map(({ bytes }) => bytes)))} KB (goal 12), ` +
      `largest ${kilobytes(largest.bytes)} KB, ${largest.name} (goal 40)`,
  );
}

/**
 * Bytes that only one tool loads, largest first.
 * @param {readonly { name: string, path: string }[]} pages
 * @param {ReadonlyMap<string, UsedScript>} usedBy
 */
function ownBytes(pages, usedBy) {
  const alone = [...usedBy.values()].filter(({ names }) => names.length === 1);
  return pages
    .filter(({ path }) => path !== '/')
    .map(({ name }) => ({
      name,
      bytes: alone.reduce((sum, { bytes, names: [only] }) => sum + (only === name ? bytes : 0), 0),
    }))
    .sort((a, b) => b.bytes - a.bytes);
}
