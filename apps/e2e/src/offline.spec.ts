import { tools } from '@seller-toolbox/catalogue';
import { expectAccessible, expectNoSidewaysScroll, expectWords } from './fixtures/page-checks.ts';
import {
  expectNoConnection,
  cacheState,
  NO_CONNECTION,
  recordCacheReports,
  offlineText,
  untilCached,
  visitOnceAndGoOffline,
} from './fixtures/offline.ts';
import { expect, test } from './fixtures/test.ts';
import { changeSomething, toolPage, giveInput } from './fixtures/tool-page.ts';
import { address, toolPath } from './site/pages.ts';
import { pageWords, text, toolWords } from './site/words.ts';

test.use({ serviceWorkers: 'allow' });
test.setTimeout(300_000);

const WITHOUT_AI = tools.filter(({ needs }) => !needs.includes('ai'));

for (const language of process.env['E2E_FULL'] ? (['zh', 'en'] as const) : (['en'] as const)) {
  test(`after one visit to the home page in ${language} every tool answers offline`, async ({
    page,
    context,
    watch,
  }) => {
    await visitOnceAndGoOffline(page, address('/', language));
    await expectNoConnection(context);
    for (const { id } of WITHOUT_AI) {
      await page.goto(address(toolPath(id), language));
      const title = text(toolWords(id, language), 'catalogue.title');
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await test.step(id, () => giveInput(toolPage(page, language)));
    }
    watch.forgive(NO_CONNECTION);
  });
}

test('a tool is opened from another one offline, and keeps its input over a reload', async ({
  page,
  watch,
}) => {
  const [first, second] = WITHOUT_AI.filter(({ status }) => status === 'ready');
  if (!first || !second) throw new Error('the catalogue has no two tools');
  await visitOnceAndGoOffline(page, address(toolPath(first.id), 'en'));
  await page.goto(address('/tools', 'en'));
  await page
    .getByRole('main')
    .getByRole('link', { name: text(toolWords(second.id, 'en'), 'catalogue.title') })
    .first()
    .click();
  await changeSomething(toolPage(page, 'en'));
  await expect.poll(() => page.evaluate(() => location.hash)).not.toBe('');
  const { hash } = new URL(page.url());
  await page.reload();
  await expect(toolPage(page, 'en').inputs).toBeVisible();
  expect(new URL(page.url()).hash).toBe(hash);
  watch.forgive(NO_CONNECTION);
});

test('the offline banner lists what works, at each width and in each theme', async ({ page, watch }) => {
  await visitOnceAndGoOffline(page, address('/', 'en'));
  const banner = page.getByRole('status').filter({ hasText: offlineText('en', 'banner.offline') });
  const keptAll = offlineText('en', 'banner.keptAll').replace('{{count}}', String(tools.length));
  for (const width of [1440, 390]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await test.step(`${width} px, ${colorScheme}`, async () => {
        await page.setViewportSize({ width, height: 844 });
        await page.emulateMedia({ colorScheme });
        await expect(banner).toContainText(keptAll);
        if (process.env['E2E_FULL'] || width === 390) await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        await expectWords(page);
      });
    }
  }
  await page.context().setOffline(false);
  await expect(banner).toHaveCount(0);
  watch.forgive(NO_CONNECTION);
});

test('files missed by a lost connection are fetched when it is back', async ({ page, context, watch }) => {
  test.slow();
  // The last tool is blocked until the connection is cut: a fast worker would have everything by then.
  let cut = (): void => undefined;
  const isCut = new Promise<void>((resolve) => (cut = resolve));
  const last = `**/assets/${WITHOUT_AI.at(-1)?.id}-*.js`;
  let requestCount = 0;
  await context.route(last, async (route) => {
    requestCount += 1;
    await isCut;
    await route.abort('internetdisconnected');
  });
  await recordCacheReports(page);
  await page.goto(address('/', 'en'));
  await page.waitForFunction(() => Number(document.documentElement.dataset['keptTools']) > 0);
  // The worker fetches the files of one tool after those of another.
  await expect.poll(() => requestCount, { timeout: 40_000 }).toBeGreaterThan(0);
  await context.setOffline(true);
  cut();
  await expect.poll(() => cacheState(page, 'en'), { timeout: 20_000 }).toBe('cut');
  await expect(page.getByText(offlineText('en', 'banner.missing'))).toBeVisible();
  await context.unroute(last);
  await context.setOffline(false);
  await untilCached(page);
  watch.forgive(NO_CONNECTION);
});

test('a language that was never opened is reported offline, with a link to another one', async ({
  page,
  context,
  watch,
}) => {
  await visitOnceAndGoOffline(page, address('/', 'en'));
  const words = pageWords('offline-page', 'ja');
  await page.goto(`${address('/tools', 'ja')}#kept=1`);
  await expect(page.getByRole('heading', { name: text(words, 'page.title') })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();

  await page.goto(`${address('/tools', 'ja')}#kept=1`);
  await context.setOffline(false);
  // It reloads by itself, at the same URL.
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  expect(new URL(page.url()).hash).toBe('#kept=1');
  watch.forgive(NO_CONNECTION);
});

test('another language is cached after switching to it', async ({ page, watch }) => {
  await recordCacheReports(page);
  await page.goto(address('/', 'en'));
  await untilCached(page);
  await page.getByText('English', { exact: true }).first().click();
  await page.getByRole('link', { name: 'Bahasa Indonesia' }).click();
  await untilCached(page, 'id');
  await page.context().setOffline(true);
  const [tool] = WITHOUT_AI;
  await page.goto(address(toolPath(tool?.id ?? ''), 'id'));
  await changeSomething(toolPage(page, 'id'));
  watch.forgive(NO_CONNECTION);
});

test('offline, a tool that requires the AI shows that, and neither an unknown URL nor the admin section is blank', async ({
  page,
  watch,
}) => {
  const withAi = tools.find(({ needs }) => needs.includes('ai'));
  await visitOnceAndGoOffline(page, address(withAi ? toolPath(withAi.id) : '/', 'en'));
  if (withAi) {
    await page.reload();
    await expect(toolPage(page, 'en').inputs).toBeVisible();
    await expect(page.getByText(offlineText('en', 'banner.offline'))).toBeVisible();
  }
  await page.goto(address('/nothing/here', 'en'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  watch.forgive(NO_CONNECTION);
});

test('cached announcements are dropped when one was changed', async ({ page }) => {
  await recordCacheReports(page);
  await page.goto(address('/', 'en'));
  await untilCached(page);
  const isCached = () => page.evaluate(() => caches.has('stb-announcements'));
  await page.evaluate(() => fetch('/api/v1/announcements/active?language=en&t=1').then(({ ok }) => ok));
  await expect.poll(isCached).toBe(true);
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage({ type: 'CLEAR_ANNOUNCEMENTS' }));
  await expect.poll(isCached).toBe(false);
});
