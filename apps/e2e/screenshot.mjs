// Pictures of pages, for people to look at: PNGs in .cache/screenshots. For example
//   node apps/e2e/screenshot.mjs --paths /,/tools/unit-converter --languages zh,en --themes light,dark --widths 1440,390
// Without --paths it takes every public path. --url takes them from a running service instead of one of its own.
import { mkdirSync, readFileSync } from 'node:fs';
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
    url: { type: 'string' },
  },
});

function publicPaths() {
  const { pages } = JSON.parse(readFileSync(join(ROOT, 'apps/host/dist/site.json'), 'utf8'));
  return [...new Set(pages.map(({ path }) => path))];
}

const list = (text) => text.split(',').filter(Boolean);
const folder = join(CACHE, 'screenshots');
mkdirSync(folder, { recursive: true });

const service = values.url
  ? { url: values.url.replace(/\/$/, ''), stop: async () => {} }
  : await startService();
const browser = await chromium.launch(await resolveBrowser());
try {
  for (const width of list(values.widths)) {
    for (const colorScheme of list(values.themes)) {
      const page = await browser.newPage({ viewport: { width: Number(width), height: 900 }, colorScheme });
      for (const path of values.paths ? list(values.paths) : publicPaths()) {
        for (const language of list(values.languages)) {
          await page.goto(`${service.url}${path}?lang=${language}`);
          await page.waitForLoadState('networkidle');
          const name = `${path.slice(1).replaceAll('/', '-') || 'home'}-${language}-${colorScheme}-${width}.png`;
          await page.screenshot({ path: join(folder, name), fullPage: true });
          console.log(join('.cache/screenshots', name));
        }
      }
      await page.close();
    }
  }
} finally {
  await browser.close();
  await service.stop();
}
