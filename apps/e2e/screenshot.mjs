// @ts-check
// Screenshots of pages: PNGs in .cache/screenshots. For example
//   node apps/e2e/screenshot.mjs --paths /,/tools/unit-converter --languages zh,en --themes light,dark --widths 1440,390
// Without --paths it takes every public path. --url takes them from a running service instead of starting one.
// --height takes only the first screen, of that height; --webp writes small WebP files. The picture in the README:
//   node apps/e2e/screenshot.mjs --paths /tools/title-fixer --languages en --themes light --widths 1180 --height 740 --webp
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { CACHE, resolveBrowser } from './src/browser/resolve-browser.mjs';
import { ROOT, startService } from './src/service/start-service.mjs';

const { values } = parseArgs({
  options: {
    paths: { type: 'string' },
    languages: { type: 'string', default: 'zh,en' },
    themes: { type: 'string', default: 'light,dark' },
    widths: { type: 'string', default: '1440,390' },
    height: { type: 'string' },
    webp: { type: 'boolean', default: false },
    url: { type: 'string' },
  },
});

/** @returns {string[]} */
function publicPaths() {
  /** @type {{ pages: { path: string }[] }} */
  const { pages } = JSON.parse(readFileSync(join(ROOT, 'apps/host/dist/site.json'), 'utf8'));
  return [...new Set(pages.map(({ path }) => path))];
}

/** @param {string} text */
const list = (text) => text.split(',').filter(Boolean);
const folder = join(CACHE, 'screenshots');
mkdirSync(folder, { recursive: true });

/** @param {import('@playwright/test').Page} page @param {string} url @param {{ path: string, language: string, look: string }} shot */
async function shoot(page, url, { path, language, look }) {
  await page.goto(`${url}${path}?lang=${language}`);
  await page.waitForLoadState('networkidle');
  const name = `${path.slice(1).replaceAll('/', '-') || 'home'}-${language}-${look}.${values.webp ? 'webp' : 'png'}`;
  const png = await page.screenshot({ fullPage: values.height === undefined });
  writeFileSync(join(folder, name), values.webp ? await toWebp(page, png) : png);
  console.log(join('.cache/screenshots', name));
}

/** Playwright cannot write WebP, so the browser does: in an empty page without the content security policy of the site. @param {import('@playwright/test').Page} page @param {Buffer} png */
async function toWebp(page, png) {
  const empty = await page.context().browser()?.newPage();
  if (!empty) throw new Error('the browser has closed');
  const url = await empty.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', 0.6);
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  await empty.close();
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

/** @param {import('@playwright/test').Browser} browser @param {string} url @param {{ width: string, colorScheme: 'light' | 'dark' }} look */
async function shootAll(browser, url, { width, colorScheme }) {
  const page = await browser.newPage({
    viewport: { width: Number(width), height: Number(values.height ?? 900) },
    colorScheme,
  });
  for (const path of values.paths ? list(values.paths) : publicPaths()) {
    for (const language of list(values.languages)) {
      await shoot(page, url, { path, language, look: `${colorScheme}-${width}` });
    }
  }
  await page.close();
}

const service = values.url
  ? { url: values.url.replace(/\/$/, ''), stop: async () => {} }
  : await startService();
try {
  const browser = await chromium.launch(await resolveBrowser());
  for (const width of list(values.widths)) {
    for (const theme of list(values.themes))
      await shootAll(browser, service.url, { width, colorScheme: theme === 'dark' ? 'dark' : 'light' });
  }
  await browser.close();
} finally {
  await service.stop();
}
