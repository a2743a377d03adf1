import { holdBackLater, recordRequests, summarize, weigh } from '../../apps/e2e/src/site/first-load.mjs';
import { benchedPages, builtSite, withBrowser } from './built-site.mjs';
import { kilobytes, printTable } from './table.mjs';

/** What travels until a page is ready for typing, in KB as the service sends it (W1), and each tool's own chunk (W2). */
export async function benchBytes() {
  const pages = await benchedPages();
  const rows = [['page', 'script KB', 'css KB', 'html KB', 'all KB', 'requests']];
  const chunks = [['script', 'KB', 'pages that load it']];
  await withBrowser(builtSite, async (browser, { url }) => {
    const usedBy = new Map();
    for (const { name, path } of pages) {
      const page = await browser.newPage();
      await holdBackLater(page, url + path);
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
      const isShared = names.length === pages.length;
      chunks.push([file.replace(/^.*\//, ''), kilobytes(bytes), isShared ? 'all' : names.join(' ')]);
    }
  });
  printTable('Bytes until a page is ready (brotli; budget: script 120, css 12, all 150, requests 10)', rows);
  printTable('Scripts', chunks);
}
