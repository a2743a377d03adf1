import type { APIRequestContext, Page } from '@playwright/test';
import { startIsolatedService } from './fixtures/isolated-service.ts';
import { untilInteractive } from './fixtures/page-checks.ts';
import { expect, test } from './fixtures/test.ts';
import { changeSomething, TYPED_TEXTS, toolPage } from './fixtures/tool-page.ts';
import { address, toolPath } from './site/pages.ts';
import { workingTools } from './site/working-tools.ts';

const SETTLED_MS = 1500;

interface Counts {
  readonly uses: number;
  readonly views: number;
}

async function countsOf(request: APIRequestContext, url: string, id: string): Promise<Counts> {
  const answer = await request.get(`${url}/api/v1/analytics/top-tools?limit=100`);
  const { data } = (await answer.json()) as {
    data: readonly { tool_id: string; total_uses: number; views: number }[];
  };
  const row = data.find(({ tool_id }) => tool_id === id);
  return { uses: row?.total_uses ?? 0, views: row?.views ?? 0 };
}

/** Events that are sent when the page is left. */
const pendingEvents = (page: Page) => page.evaluate(() => sessionStorage.getItem('stb:events') ?? '');

/** Pending events contain the use, but no input. */
async function expectNoInputSent(page: Page): Promise<void> {
  const waiting = await pendingEvents(page);
  expect(waiting).toContain('"calculate"');
  const { hash } = new URL(page.url());
  const putIn = hash === '' ? TYPED_TEXTS : [...TYPED_TEXTS, hash];
  expect(putIn.filter((part) => waiting.includes(part))).toEqual([]);
}

test('using a tool raises its count and sends no input, opening it does not', async ({ page, request }) => {
  // Every tool one after the other, with a service of its own, because the other tests use tools too.
  test.setTimeout(360_000);
  const service = await startIsolatedService();
  try {
    await page.clock.install();
    for (const { id } of workingTools) {
      await page.goto(service.url + address(toolPath(id), 'en'));
      await untilInteractive(page);
      await page.clock.runFor(5 * SETTLED_MS);
      // All that waits for its time comes together: on a busy machine the next answer would wait for it.
      await untilInteractive(page);
      const opening = await pendingEvents(page);
      expect(opening).toContain('"view"');
      expect(opening).not.toContain('"calculate"');

      await changeSomething(toolPage(page, 'en'));
      // An answer of a worker is on screen before the page starts to wait for the next change.
      await untilInteractive(page);
      await page.clock.runFor(5 * SETTLED_MS);
      await expectNoInputSent(page);
      await page.goto('about:blank');
      await expect
        .poll(() => countsOf(request, service.url, id), { message: id, intervals: [20] })
        .toEqual({ uses: 1, views: 1 });
    }
  } finally {
    await service.stop();
  }
});
