import { readFileSync } from 'node:fs';
import { signInAs } from '../fixtures/admin.ts';
import { expect, test } from '../fixtures/test.ts';
import { adminWords, text } from '../site/words.ts';

const words = adminWords('zh', 'analytics');
const frame = adminWords('zh');

test('analytics shows a use of a tool as a bar, in a table and in a file', async ({ page }) => {
  const now = new Date().toISOString();
  const use = { type: 'tool_usage', timestamp: now, session_id: crypto.randomUUID() };
  const named = { tool_id: 'case-converter', tool_name: 'case-converter', usage_type: 'calculate' };
  const answer = await page.request.post('/api/v1/analytics/batch', {
    data: { batch_id: crypto.randomUUID(), events: [{ ...use, ...named }] },
  });
  expect(answer.status()).toBe(202);

  await signInAs(page, 'editor');
  await page.goto('/admin/analytics');
  const uses = page.getByRole('group', { name: text(words, 'realtime.hourlyUses') });
  await expect(uses).toHaveText(/[1-9]0*$/);

  const trend = page.getByRole('region', { name: text(words, 'trend.title') });
  await expect(trend.getByRole('listitem')).toHaveCount(7);
  await page
    .getByRole('radio', { name: text(words, 'trend.days').replace('{{count}}', '30'), exact: true })
    .check();
  await expect(page).toHaveURL('/admin/analytics?days=30');
  await expect(trend.getByRole('listitem')).toHaveCount(30);
  for (const [days, width] of [
    ['30', 1440],
    ['90', 1440],
    ['90', 390],
    ['30', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page
      .getByRole('radio', { name: text(words, 'trend.days').replace('{{count}}', days), exact: true })
      .check();
    await expect(trend.getByRole('listitem')).toHaveCount(Number(days));
    // The last label is within the chart, and clear of the one before it.
    const edges = await trend.getByRole('list').evaluate((list) => {
      const names = [...list.querySelectorAll('[data-end]')].map((name) => name.getBoundingClientRect());
      const [before, last] = names.slice(-2);
      return {
        last: last?.right,
        list: list.getBoundingClientRect().right,
        gap: (last?.left ?? 0) - (before?.right ?? 0),
      };
    });
    expect(edges.last).toBeLessThanOrEqual(edges.list + 0.5);
    expect(edges.gap).toBeGreaterThan(0);
  }
  const trendFile = page.waitForEvent('download');
  await trend.getByRole('button', { name: text(frame, 'csv.save') }).click();
  expect(
    readFileSync(await (await trendFile).path(), 'utf8')
      .trim()
      .split('\r\n'),
  ).toHaveLength(31);
  await trend.getByText(text(words, 'trend.asTable')).click();
  await expect(trend.getByRole('rowheader')).toHaveCount(30);
  await expect(trend.getByRole('rowheader').first()).toContainText(text(words, 'trend.today'));

  const tools = page.getByRole('region', { name: text(words, 'tools.title') });
  const download = page.waitForEvent('download');
  await tools.getByRole('button', { name: text(frame, 'csv.save') }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('\r\ncase-converter,');
});

test('analytics counts a visit by its host and classes, without its path or a cookie', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 800 },
    screen: { width: 390, height: 800 },
  });
  const visitor = await context.newPage();
  await visitor.goto(`${baseURL}/tools?lang=ja`, { referer: 'https://forum.example/thread/secret' });
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  const visit = () => visitor.evaluate(() => sessionStorage.getItem('stb:visit'));
  await expect.poll(visit).toContain('"pageViews":1');
  expect(await context.cookies()).toEqual([]);
  // Leaving sends what was counted. A browser that closes might not.
  await visitor.goto('about:blank');

  await signInAs(page, 'editor');
  await page.goto('/admin/analytics');
  const visits = page.getByRole('region', { name: text(words, 'visits.title') });
  await expect(async () => {
    await page.getByRole('button', { name: text(words, 'head.refresh') }).click();
    await expect(visits.getByRole('rowheader', { name: 'forum.example', exact: true })).toBeVisible();
  }).toPass();
  await expect(visits.getByRole('rowheader', { name: '日本語' })).toBeVisible();
  await expect(visits.getByRole('rowheader', { name: text(words, 'class.small') })).toBeVisible();
  await context.close();
});

test('analytics has a page for each tool, with its days and options', async ({ page }) => {
  const common = { type: 'tool_usage', timestamp: new Date().toISOString(), session_id: crypto.randomUUID() };
  const use = { ...common, tool_id: 'world-clock', usage_type: 'calculate', usage_data: { zones: 3 } };
  const answer = await page.request.post('/api/v1/analytics/batch', {
    data: { batch_id: crypto.randomUUID(), events: [use] },
  });
  expect(answer.status()).toBe(202);
  await signInAs(page, 'editor');
  await page.goto('/admin/analytics?days=30');
  const tools = page.getByRole('region', { name: text(words, 'tools.title') });
  await tools.locator('a[href*="tool=world-clock"]').click();
  await expect(page).toHaveURL('/admin/analytics?tool=world-clock&days=30');
  await expect(
    page.getByRole('region', { name: text(words, 'trend.title') }).getByRole('listitem'),
  ).toHaveCount(30);
  const options = page.getByRole('region', { name: text(words, 'options.title') });
  await expect(options.getByRole('rowheader', { name: 'zones' })).toBeVisible();
  await page.getByRole('link', { name: text(words, 'tool.back') }).click();
  await expect(page).toHaveURL('/admin/analytics?days=30');
});

test('analytics shows an error when loading fails, and retries', async ({ page, watch }) => {
  await signInAs(page, 'editor');
  await page.route('**/api/v1/analytics/overall', (route) => route.abort());
  await page.goto('/admin/analytics');
  const alert = page.getByRole('alert').filter({ hasText: '加载数据失败，请稍后重试' });
  // After two retries, of one and two seconds.
  await expect(alert).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/api/v1/analytics/overall');
  await alert.getByRole('button', { name: text(frame, 'state.retry') }).click();
  await expect(page.getByRole('region', { name: text(words, 'overall.title') })).toBeVisible();
  watch.forgive(/ERR_FAILED/);
});

test('analytics refreshes realtime figures every five minutes', async ({ page }) => {
  await page.clock.install();
  await signInAs(page, 'editor');
  let requestCount = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/analytics/realtime')) requestCount += 1;
  });
  await page.goto('/admin/analytics');
  await expect(page.getByRole('group', { name: text(words, 'realtime.hourlyUses') })).toBeVisible();
  expect(requestCount).toBe(1);
  const again = page.waitForRequest('**/analytics/realtime');
  await page.clock.runFor(300_000);
  await again;
  expect(requestCount).toBe(2);
});
