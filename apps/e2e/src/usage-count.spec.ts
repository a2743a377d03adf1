import type { APIRequestContext } from '@playwright/test';
import { tools } from '@seller-toolbox/catalogue';
import { untilInteractive } from './fixtures/page-checks.ts';
import { expect, test } from './fixtures/test.ts';
import { changeFirstField, toolPage } from './fixtures/tool-page.ts';
import { startService } from './service/start-service.mjs';
import { address, toolPath } from './site/pages.ts';

const SETTLED_MS = 1500;

async function countOf(request: APIRequestContext, url: string, id: string): Promise<number> {
  const answer = await request.get(`${url}/api/v1/analytics/top-tools?limit=100`);
  const { data } = (await answer.json()) as { data: readonly { tool_id: string; total_uses: number }[] };
  return data.find(({ tool_id }) => tool_id === id)?.total_uses ?? 0;
}

test('using a tool raises its count, opening it does not', async ({ page, request }) => {
  // A service of its own: the other tests use tools too.
  test.setTimeout(180_000);
  const service = await startService();
  try {
    for (const { id } of tools) {
      await page.goto(service.url + address(toolPath(id), 'en'));
      await untilInteractive(page);
      await page.clock.install();
      await page.clock.runFor(SETTLED_MS);
      await page.goto('about:blank');
      expect(await countOf(request, service.url, id)).toBe(0);

      await page.goto(service.url + address(toolPath(id), 'en'));
      await untilInteractive(page);
      await changeFirstField(toolPage(page, 'en'));
      await page.clock.runFor(SETTLED_MS);
      await page.goto('about:blank');
      await expect.poll(() => countOf(request, service.url, id)).toBe(1);
    }
  } finally {
    await service.stop();
  }
});
