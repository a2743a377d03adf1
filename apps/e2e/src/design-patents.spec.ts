import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { fakeGrantDocuments, fakeDesignTitle, packGrants } from '@seller-toolbox/testing/fake-grants';
import { startIsolatedService, type IsolatedService } from './fixtures/isolated-service.ts';
import {
  expectAccessible,
  expectFitsNarrowest,
  expectWords,
  untilInteractive,
} from './fixtures/page-checks.ts';
import { expect, test } from './fixtures/test.ts';
import { toolPage } from './fixtures/tool-page.ts';
import { ROOT } from './service/start-service.mjs';
import { address, toolPath } from './site/pages.ts';
import { platformWords, text, toolWords } from './site/words.ts';

const ID = 'design-patent-search';
const words = toolWords(ID, 'en');
const SAMPLE_BADGE = text(platformWords('en'), 'frame.sampleData');
const GRANTS = { firstNumber: 1_000_000, designs: 60, othersPerDesign: 2, week: '2026-11-17' };

async function open(page: Page, origin = ''): Promise<void> {
  await page.goto(`${origin}${address(toolPath(ID), 'en')}`);
  await untilInteractive(page);
}
async function searchFor(page: Page, query: string): Promise<void> {
  await page.getByRole('textbox', { name: text(words, 'ui.type-keyword') }).fill(query);
  await page.getByRole('button', { name: text(words, 'ui.search'), exact: true }).click();
}

test.describe('with weekly grants', () => {
  test.describe.configure({ mode: 'serial' });
  const folder = mkdtempSync(join(tmpdir(), 'stb-grants-'));
  let service: IsolatedService;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    service = await startIsolatedService({ env: { DATA_DIR: join(folder, 'data') } });
  });
  test.afterAll(async () => {
    await service.stop();
    rmSync(folder, { recursive: true });
  });

  test('the command line loads a file while the service runs, and the page finds its designs', async ({
    page,
  }) => {
    const file = join(folder, 'ipgb20261117.zip');
    writeFileSync(file, packGrants('ipgb20261117.xml', fakeGrantDocuments(GRANTS)));
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [join(ROOT, 'apps/cli/dist/main.js'), 'patents', 'import', file],
      { env: { ...process.env, DATA_DIR: join(folder, 'data') } },
    );
    expect(stdout).toContain('60 designs of 180 grants, 60 of them new');
    await open(page, service.url);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.getByRole('textbox', { name: text(words, 'ui.type-keyword') }).fill('vehicle wheel');
    await expect(page.getByText(text(words, 'ui.sentToServer'))).toBeVisible();
    expect(requested.filter((url) => url.includes('design-patents'))).toEqual([]);
    await searchFor(page, 'vehicle wheel');
    const { result } = toolPage(page, 'en');
    const [first = ''] = Array.from({ length: 60 }, (_, at) => fakeDesignTitle(at))
      .reverse()
      .filter((title) => title.includes('vehicle wheel'));
    await expect(result.getByRole('row').nth(1)).toContainText(first);
    await expect(result.getByText(/60 US design patents .* Nov 17, 2026/)).toBeVisible();
    await expect(page.getByText(SAMPLE_BADGE, { exact: true })).toHaveCount(0);
    expect(requested.filter((url) => url.includes('design-patents?q=vehicle+wheel'))).toHaveLength(1);
    await expectWords(page);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page);
    await expectFitsNarrowest(page);
  });

  test('a misspelt word finds similar titles, and a watched search stays in the browser', async ({
    page,
  }) => {
    await open(page, service.url);
    await searchFor(page, 'vehicel');
    const { result } = toolPage(page, 'en');
    await expect(result.getByText('No title contains exactly these words')).toBeVisible();
    await result.getByRole('button', { name: 'Watch this search' }).click();
    await page.reload();
    await untilInteractive(page);
    await page.getByText('Watched searches').click();
    await page.getByRole('button', { name: 'Check for new designs' }).click();
    await expect(page.getByText('0 granted since Nov 17, 2026')).toBeVisible();
  });
});

test('without grants the page says so, with other ways and a marked sample', async ({ page }) => {
  await open(page);
  await searchFor(page, 'D987654');
  await expect(page.getByText(text(words, 'ui.noDatabase'))).toBeVisible();
  await expect(page.getByRole('link', { name: /^Google Patents/ })).toHaveAttribute('href', /q=D987654/);
  const { result } = toolPage(page, 'en');
  await expect(result.getByRole('heading', { name: text(words, 'ui.sampleHeading') })).toBeVisible();
  await expect(result.getByText(SAMPLE_BADGE, { exact: true })).toBeVisible();
  await expect(result).not.toContainText('987654');
  await expectAccessible(page);
});

test('an own Google Patents file is read in the browser and sent nowhere', async ({ page }) => {
  await open(page);
  const sent: string[] = [];
  page.on('request', (request) =>
    sent.push(decodeURIComponent(`${request.url()} ${request.postData() ?? ''}`)),
  );
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(join(ROOT, `libs/tools/${ID}/src/import/examples/google-patents.csv`));
  const { result } = toolPage(page, 'en');
  await expect(result.getByRole('link', { name: 'D12', exact: true })).toBeVisible();
  await expect(result.getByRole('row').filter({ hasText: 'D13' })).toContainText('Expired');
  await expect(result.getByText('1 record is not a US design patent')).toBeVisible();
  expect(sent.filter((request) => /Insulated|design-patents\?/.test(request))).toEqual([]);
  await expectWords(page);
  await expectFitsNarrowest(page);
});
