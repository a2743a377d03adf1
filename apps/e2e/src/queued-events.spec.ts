import type { APIRequestContext } from '@playwright/test';
import { tools } from '@seller-toolbox/catalogue';
import { untilInteractive } from './fixtures/page-checks.ts';
import { NO_CONNECTION, visitOnceAndGoOffline } from './fixtures/offline.ts';
import { startIsolatedService } from './fixtures/isolated-service.ts';
import { followRequests } from './fixtures/page-watch.ts';
import { expect, test } from './fixtures/test.ts';
import { changeSomething, toolPage } from './fixtures/tool-page.ts';
import { address, toolPath } from './site/pages.ts';

test.use({ serviceWorkers: 'allow' });
test.setTimeout(180_000);

const id = tools.find(({ status, runsIn }) => status === 'ready' && runsIn === 'main')?.id ?? '';

async function countsOf(request: APIRequestContext, url: string) {
  const answer = await request.get(`${url}/api/v1/analytics/top-tools?limit=100`);
  const { data } = (await answer.json()) as {
    data: readonly { tool_id: string; total_uses: number; views: number }[];
  };
  const row = data.find(({ tool_id }) => tool_id === id);
  return { uses: row?.total_uses ?? 0, views: row?.views ?? 0 };
}

const queued = () => sessionStorage.getItem('stb:events');
/** Number of uses in the batches from closed tabs. */
const left = () =>
  Object.entries(localStorage)
    .filter(([key]) => key.startsWith('stb:events-left:'))
    .reduce((sum, [, batch]) => sum + String(batch).split('"calculate"').length - 1, 0);

test('offline uses are counted once after the connection is back, over a reload and a closed tab', async ({
  page,
  context,
  playwright,
  watch,
}) => {
  const service = await startIsolatedService();
  // The service worker retries while the browser has no connection.
  const request = await playwright.request.newContext();
  try {
    const url = service.url + address(toolPath(id), 'en');
    await visitOnceAndGoOffline(page, url);
    await changeSomething(toolPage(page, 'en'));
    await expect.poll(() => page.evaluate(queued)).toContain('"calculate"');
    await page.reload();
    // Until then the field has the example: with the same word added it is what is restored, and no other use.
    await untilInteractive(page);
    await changeSomething(toolPage(page, 'en'));
    await expect.poll(() => page.evaluate(queued)).toContain('"calculate"');
    await page.goto('about:blank');

    const next = await context.newPage();
    followRequests(next);
    await next.goto(url);
    await expect.poll(() => next.evaluate(left)).toBe(2);
    // Not before: a tab that is closed by force does not wait for pending writes of its last page.
    await page.close();
    // Only a running page is notified that the connection is back.
    await untilInteractive(next);
    await context.setOffline(false);
    await next.evaluate(() => dispatchEvent(new Event('online')));
    await expect.poll(() => next.evaluate(left)).toBe(0);
    await untilInteractive(next);
    await next.goto('about:blank');
    await expect.poll(() => countsOf(request, service.url)).toEqual({ uses: 2, views: 3 });

    // Nothing is left to be counted twice.
    await next.goto(service.url + address('/', 'en'));
    await next.evaluate(() => dispatchEvent(new Event('online')));
    await untilInteractive(next);
    await next.goto('about:blank');
    expect(await countsOf(request, service.url)).toEqual({ uses: 2, views: 3 });
  } finally {
    await request.dispose();
    await service.stop();
  }
  watch.forgive(NO_CONNECTION);
});
