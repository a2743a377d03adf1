import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { startIsolatedService } from './fixtures/isolated-service.ts';
import { expect, test } from './fixtures/test.ts';
import { isHydrated } from './fixtures/waits.ts';
import { recordRequests, summarize, weigh } from './site/first-load.mjs';

const KB = 1024;

// Otherwise the fixture itself writes to the storage of every page.
test.use({ languageOffer: true });

/** A page of another site with a strict policy; `scripts` are its own. */
async function startHostPage(serviceOf: () => string) {
  const server = createServer((request, response) => {
    const service = serviceOf();
    if (request.url === '/host.js') {
      response.writeHead(200, { 'content-type': 'text/javascript' });
      response.end(
        `addEventListener('seller-tool-result', ({ detail }) => { document.title = detail.tool + ' ' + detail.output.result; });`,
      );
      return;
    }
    response.writeHead(200, {
      'content-type': 'text/html',
      'content-security-policy': `default-src 'none'; script-src 'self' ${service}; frame-src ${service}`,
    });
    response.end(`<!doctype html><title>A blog</title><script src="/host.js"></script>
      <script src="${service}/embed.js" async></script>
      <seller-tool tool="unit-converter" lang="en" theme="light"></seller-tool>
      <seller-tool tool="fba-calculator" lang="zh" theme="dark"></seller-tool>
      <seller-tool tool="reference-table" lang="ja" theme="light" accent="#7a1fa2"></seller-tool>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Another site than the address of the service, not only another port.
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, stop: () => server.close() };
}

let urls: { readonly host: string; readonly service: string };
let stopAll: () => Promise<void>;

// One service for all.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  // A service is started.
  test.setTimeout(180_000);
  let serviceUrl = '';
  const host = await startHostPage(() => serviceUrl);
  const service = await startIsolatedService({ env: { EMBED_ORIGINS: host.url } });
  serviceUrl = service.url;
  urls = { host: host.url, service: service.url };
  stopAll = async () => {
    await service.stop();
    host.stop();
  };
});
test.afterAll(() => stopAll());
// It still loads late parts.
test.afterEach(({ page }) => page.goto('about:blank'));

const frameOf = (page: Page, tool: string) => page.locator(`seller-tool[tool="${tool}"] iframe`);

test('a page of another site with a strict policy shows three tools in two themes', async ({ page }) => {
  const { host, service } = urls;
  const [complaints, posted]: string[][] = [[], []];
  page.on('console', (message) => message.type() === 'error' && complaints?.push(message.text()));
  page.on('pageerror', (error) => complaints?.push(error.message));
  page.on('request', (request) => request.method() !== 'GET' && posted?.push(request.url()));
  await page.goto(host);

  const themes = [
    ['unit-converter', 'light', ''],
    ['fba-calculator', 'dark', ''],
    ['reference-table', 'light', '#7a1fa2'],
  ] as const;
  for (const [tool, theme, accent] of themes) {
    const frame = frameOf(page, tool);
    await frame.scrollIntoViewIfNeeded();
    const content = frame.contentFrame();
    const article = content.locator(`[data-tool="${tool}"] article`);
    await expect(article).toBeVisible();
    // Hydrated: what is typed before is lost, and a result that comes later than that of another tool replaces it.
    await expect.poll(() => article.evaluate(isHydrated)).toBe(true);
    await expect(content.locator('html')).toHaveAttribute('data-theme', theme);
    for (const role of ['banner', 'contentinfo', 'navigation'] as const)
      await expect(content.getByRole(role)).toHaveCount(0);
    expect(await content.locator('html').evaluate((root) => root.style.getPropertyValue('--accent'))).toBe(
      accent,
    );
    await expect(content.locator('main > p a')).toHaveAttribute('href', new RegExp(`^/tools/${tool}`));
    // As high as the content, without a scroll bar of its own.
    await expect
      .poll(() => content.locator('html').evaluate((root) => root.scrollHeight - window.innerHeight))
      .toBeLessThanOrEqual(0);
    const stored = await content.locator('html').evaluate(async () => {
      const names = ['localStorage', 'sessionStorage'] as const;
      const blocked = names.filter((name) => {
        try {
          return window[name] === null;
        } catch {
          return true;
        }
      });
      return {
        blocked,
        cookie: document.cookie,
        databases: await indexedDB.databases(),
        caches: await caches.keys(),
      };
    });
    expect(stored).toEqual({
      blocked: ['localStorage', 'sessionStorage'],
      cookie: '',
      databases: [],
      caches: [],
    });
  }

  const converter = frameOf(page, 'unit-converter').contentFrame();
  await converter.getByRole('textbox').first().fill('25.4');
  await expect(page).toHaveTitle(/^unit-converter \d/);
  expect(await page.context().cookies()).toEqual([]);
  expect((await page.context().storageState()).origins).toEqual([]);
  expect(posted).toEqual([]);
  expect(complaints).toEqual([]);

  // Other pages of the service stay closed to frames.
  const closed = await page.request.get(`${service}/tools/unit-converter`);
  expect(closed.headers()['x-frame-options']).toBe('DENY');
});

test('a tool page offers the code of its widget with a preview, as long as other sites may show tools', async ({
  page,
}) => {
  const { service } = urls;
  await page.goto(`${service}/tools/unit-converter?lang=en`);
  await page.getByText('Add this tool to your own site').click();
  await page.getByLabel('Colors').selectOption('dark');
  const code = `<script src="${service}/embed.js" async></script>\n<seller-tool tool="unit-converter" lang="en" theme="dark"></seller-tool>`;
  await expect(page.locator('main pre')).toHaveText(code);
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Preview' }).click();
  const preview = await opened;
  await expect(preview.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(preview.locator('article')).toBeVisible();
});

test('a tool that writes to the service cannot be embedded', async ({ page }) => {
  const { service } = urls;
  for (const tool of ['title-fixer', 'no-such-tool'])
    expect((await page.request.get(`${service}/embed/tools/${tool}`)).status()).toBe(404);
});

test('an embedded tool weighs less than its page by the frame, and embed.js at most 3 KB', async ({
  page,
}) => {
  const { service } = urls;
  const script = await (await page.request.get(`${service}/embed.js`)).body();
  expect(brotliCompressSync(script).length).toBeLessThanOrEqual(3 * KB);
  for (const tool of ['unit-converter', 'fba-calculator', 'image-checker', 'restock-planner']) {
    const requested = recordRequests(page);
    await page.goto(`${service}/embed/tools/${tool}?lang=en`);
    await page.waitForLoadState('networkidle');
    const { script: bytes, requests } = summarize(await weigh(requested));
    // The budget of tool pages is 140 KB and 10 requests; header, footer, router and counting take some 20 KB.
    expect(bytes).toBeLessThanOrEqual(120 * KB);
    expect(requests).toBeLessThanOrEqual(10);
  }
});
