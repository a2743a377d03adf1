import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { tools } from '@seller-toolbox/catalogue';
import {
  NO_CONNECTION,
  recordCacheReports,
  offlineText,
  untilCached,
  untilNoticesShow,
} from './fixtures/offline.ts';
import { startIsolatedService } from './fixtures/isolated-service.ts';
import { expectAccessible, untilInteractive } from './fixtures/page-checks.ts';
import { expect, test } from './fixtures/test.ts';
import { changeSomething, toolPage } from './fixtures/tool-page.ts';
import { newerBuild } from './service/newer-build.mjs';
import { address, toolPath } from './site/pages.ts';
import { hostWords, text, toolWords } from './site/words.ts';

test.setTimeout(240_000);

/** A service that can be replaced by a newer build on the same port. */
async function replaceableService() {
  let running = await startIsolatedService();
  const { url } = running;
  const port = Number(new URL(url).port);
  const builds: string[] = [];
  return {
    url,
    async replace(version: string) {
      const root = newerBuild(version);
      builds.push(root);
      await running.stop();
      running = await startIsolatedService({ port, root });
    },
    async stop() {
      await running.stop();
      for (const build of builds) rmSync(build, { recursive: true, force: true });
    },
  };
}

const READY = tools.filter(({ status }) => status === 'ready');
const [first, second, third] = READY.map(({ id }) => id);
if (!first || !second || !third) throw new Error('the catalogue has too few tools');

/** A worker caches a whole version before it is announced. */
const WHEN_CACHED = { timeout: 60_000 };

const linkTo = (page: Page, id: string) =>
  page.getByRole('link', { name: text(toolWords(id, 'en'), 'catalogue.title') }).first();

const versionOf = (page: Page) => page.locator('#root').getAttribute('data-version');

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a newer version is announced; "later" keeps the old page working, and "now" loads the new one', async ({
    page,
    context,
    watch,
  }) => {
    const service = await replaceableService();
    try {
      await recordCacheReports(page);
      await page.goto(service.url + address(toolPath(first), 'en'));
      await untilCached(page);
      const old = await versionOf(page);
      const notice = page.getByText(offlineText('en', 'update.title'));
      await expect(notice).toHaveCount(0);

      await service.replace('newer1');
      const other = await context.newPage();
      await other.goto(service.url + address('/', 'en'));
      expect(await versionOf(other)).not.toBe(old);
      await page.evaluate(() => navigator.serviceWorker.getRegistration().then((found) => found?.update()));
      await expect(notice).toBeVisible(WHEN_CACHED);
      await expectAccessible(page);
      await page.getByRole('button', { name: offlineText('en', 'update.later') }).click();
      await expect(notice).toHaveCount(0);
      // A page of the newer version has no notice.
      await untilNoticesShow(other);
      await expect(other.getByText(offlineText('en', 'update.title'))).toHaveCount(0);
      await other.close();

      // No file of the old version is on the service any more.
      await changeSomething(toolPage(page, 'en'));
      await linkTo(page, second).click();
      await expect(
        page.getByRole('heading', { level: 1, name: text(toolWords(second, 'en'), 'catalogue.title') }),
      ).toBeVisible();
      await changeSomething(toolPage(page, 'en'));

      await service.replace('newer2');
      await page.evaluate(() => navigator.serviceWorker.getRegistration().then((found) => found?.update()));
      await expect(notice).toBeVisible(WHEN_CACHED);
      const { hash } = new URL(page.url());
      await page.getByRole('button', { name: offlineText('en', 'update.now') }).click();
      await expect.poll(() => versionOf(page)).not.toBe(old);
      expect(new URL(page.url()).hash).toBe(hash);
      await expect(toolPage(page, 'en').inputs).toBeVisible();
      await expect(notice).toHaveCount(0);

      // Unused files are removed once the new version is cached.
      await untilCached(page);
      await expect
        .poll(() =>
          page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('stb-files-'))),
        )
        .toHaveLength(1);
    } finally {
      await service.stop();
    }
    watch.forgive(NO_CONNECTION);
  });

  test('a page of an old version works offline, and announces the new one on return', async ({
    page,
    context,
    watch,
  }) => {
    const service = await replaceableService();
    try {
      await recordCacheReports(page);
      await page.goto(service.url + address('/', 'en'));
      await untilCached(page);
      const old = await versionOf(page);
      await context.setOffline(true);
      await service.replace('newer3');
      await page.goto(service.url + address(toolPath(third), 'en'));
      await untilInteractive(page);
      await changeSomething(toolPage(page, 'en'));
      expect(await versionOf(page)).toBe(old);
      await context.setOffline(false);
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await expect(page.getByText(offlineText('en', 'update.title'))).toBeVisible(WHEN_CACHED);
    } finally {
      await service.stop();
    }
    watch.forgive(NO_CONNECTION);
  });
});

test('without a worker an old page offers to load the new version where a chunk is gone, and is never blank', async ({
  page,
  watch,
}) => {
  const service = await replaceableService();
  try {
    await page.goto(service.url + address(toolPath(first), 'en'));
    await untilInteractive(page);
    const old = await versionOf(page);
    await untilNoticesShow(page);
    await service.replace('newer4');
    await linkTo(page, second).click();
    const retry = page.getByRole('button', { name: text(hostWords('en'), 'error.retry') });
    await expect(retry).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await retry.click();
    // The page is loaded again.
    await expect.poll(() => versionOf(page)).not.toBe(old);
    await changeSomething(toolPage(page, 'en'));
  } finally {
    await service.stop();
  }
  // Requests after the answer may reach a service that has ended.
  watch.forgive(/status of 404|dynamically imported module|preload|MIME type/);
  watch.forgive(NO_CONNECTION);
});
