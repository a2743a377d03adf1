import { signInAs } from '../fixtures/admin.ts';
import { startIsolatedService } from '../fixtures/isolated-service.ts';
import { untilInteractive } from '../fixtures/page-checks.ts';
import { expect, test } from '../fixtures/test.ts';
import { adminWords, hostWords, text } from '../site/words.ts';

const words = adminWords('en', 'tools');
const named = (key: string, name: string) => text(words, key).replace('{{name}}', name);

test('what an admin publishes of the tools reaches pages, search engines and programs without a restart', async ({
  page,
  watch,
}) => {
  const service = await startIsolatedService({});
  const at = (path: string) => new URL(path, service.url).href;
  const statusOf = async (path: string) => (await page.request.get(at(path))).status();
  try {
    expect(await statusOf('/tools/unit-converter')).toBe(200);
    await signInAs(page, 'root', service.url);
    await page.goto(at('/admin/tools?lang=en'));
    await page.getByLabel(named('row.state', 'Unit converter')).selectOption('off');
    await page.getByLabel(named('row.hotOf', 'QR code generator')).check();
    await page.getByRole('button', { name: named('row.noticeOf', 'FBA fee calculator') }).click();
    await page.getByRole('dialog').getByLabel('English').fill('Fees being updated');
    await page.getByRole('button', { name: text(words, 'notice.save') }).click();
    await page.getByRole('button', { name: text(words, 'head.publish') }).click();
    await page.getByRole('button', { name: text(words, 'publish.confirm'), exact: true }).click();
    await expect(page.getByText(text(words, 'publish.done'), { exact: true })).toBeVisible();

    for (const path of [
      '/tools/unit-converter',
      '/tools/unit-converter?lang=en',
      '/api/v1/tools/unit-converter',
    ])
      expect(await statusOf(path)).toBe(404);
    expect(await (await page.request.get(at('/sitemap.xml'))).text()).not.toContain('unit-converter');
    const listed = await (await page.request.get(at('/api/v1/tools'))).text();
    expect(listed).not.toContain('unit-converter');

    const html = await (await page.request.get(at('/tools?lang=en'))).text();
    expect(html).toContain('fba-calculator');
    expect(html).not.toContain('href="/tools/unit-converter');

    await page.goto(at('/tools?lang=en'));
    await untilInteractive(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: /Unit converter/ })).toHaveCount(0);
    await expect(main.getByRole('listitem').filter({ hasText: 'QR code generator' })).toContainText(
      text(hostWords('en'), 'hub.hot'),
    );

    await page.goto(at('/tools/fba-calculator?lang=en'));
    await untilInteractive(page);
    await expect(page.getByText('Fees being updated')).toBeVisible();
    await page.goto(at('/tools/unit-converter?lang=en'));
    await untilInteractive(page);
    await expect(page.getByText(text(hostWords('en'), 'notFound.title')).first()).toBeVisible();
    watch.forgive(/status of 404/);
  } finally {
    await page.goto('about:blank');
    await service.stop();
  }
});
