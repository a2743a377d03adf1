import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signInAs } from '../fixtures/admin.ts';
import { startIsolatedService } from '../fixtures/isolated-service.ts';
import { untilInteractive } from '../fixtures/page-checks.ts';
import { expect, test } from '../fixtures/test.ts';
import { adminWords, hostWords, pageWords, text } from '../site/words.ts';

const words = adminWords('en', 'tools');
const named = (key: string, name: string) => text(words, key).replace('{{name}}', name);

/** The names of all tools that an assistant gets at this address. */
async function namesForAssistants(url: string): Promise<string[]> {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: 'auto' } });
  await client.connect(new StreamableHTTPClientTransport(new URL(url)));
  const { tools } = await client.listTools();
  await client.close();
  return tools.map(({ name }) => name);
}

test('what an admin publishes of the tools reaches pages, search engines and programs without a restart', async ({
  page,
  watch,
}) => {
  // Many pages, each rendered again on its first request.
  test.setTimeout(180_000);
  const dataFolder = mkdtempSync(join(tmpdir(), 'stb-tools-'));
  const service = await startIsolatedService({ env: { DATA_DIR: dataFolder, EMBED_ORIGINS: '*' } });
  const at = (path: string) => new URL(path, service.url).href;
  const statusOf = async (path: string) => (await page.request.get(at(path))).status();
  try {
    expect(await statusOf('/tools/unit-converter')).toBe(200);
    expect(await namesForAssistants(at('/mcp'))).toContain('unit-converter');
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
      '/embed/tools/unit-converter',
      '/api/v1/tools/unit-converter',
    ])
      expect(await statusOf(path)).toBe(404);
    for (const call of ['run', 'batch']) {
      const data = { input: { value: 12, from: 'in', to: 'cm' } };
      const answer = await page.request.post(at(`/api/v1/tools/unit-converter/${call}`), {
        headers: { 'content-type': call === 'run' ? 'application/json' : 'application/x-ndjson' },
        data,
      });
      expect(answer.status()).toBe(404);
    }
    expect(await (await page.request.get(at('/api/v1/ask?q=10+cm+in+inch'))).text()).not.toContain(
      'unit-converter',
    );
    expect(await namesForAssistants(at('/mcp'))).not.toContain('unit-converter');
    const published: unknown = JSON.parse(readFileSync(join(dataFolder, 'published-tools.json'), 'utf8'));
    expect(published).toMatchObject({
      off: ['unit-converter'],
      notices: { 'fba-calculator': { en: 'Fees being updated' } },
    });
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
    await page.goto(at('/embed/tools/fba-calculator?lang=en'));
    await untilInteractive(page);
    await expect(page.getByText('Fees being updated')).toBeVisible();
    await page.goto(at('/embed/tools/unit-converter?lang=ja'));
    await expect(page.getByText(text(pageWords('embed-code', 'ja'), 'off.text'))).toBeVisible();
    await expect(page.getByRole('link')).toHaveAttribute('href', '/?lang=ja');
    await page.goto(at('/tools/unit-converter?lang=en'));
    await untilInteractive(page);
    await expect(page.getByText(text(hostWords('en'), 'notFound.title')).first()).toBeVisible();
    const home = text(pageWords('home', 'en'), 'notFound.goHome');
    await expect(page.getByRole('link', { name: home })).toBeVisible();
    watch.forgive(/status of 404/);
  } finally {
    await page.goto('about:blank');
    await service.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  }
});
