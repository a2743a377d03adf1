import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startIsolatedService, type IsolatedService } from './fixtures/isolated-service.ts';
import { untilInteractive } from './fixtures/page-checks.ts';
import { expect, test } from './fixtures/test.ts';
import { toolPage } from './fixtures/tool-page.ts';
import { hostWords, platformWords, text, toolWords } from './site/words.ts';

/** Those that the specification marks as in development. */
const DEVELOPING_TOOLS = [
  'listing-optimizer',
  'keyword-researcher',
  'competitor-analyzer',
  'review-analyzer',
  'design-patent-search',
  'packing-calculator',
];

const folder = mkdtempSync(join(tmpdir(), 'stb-profile-'));
let service: IsolatedService;

// One service for all.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  // A service is started.
  test.setTimeout(180_000);
  const file = join(folder, 'site.json');
  // The profile decides, whatever single fields say.
  writeFileSync(file, JSON.stringify({ profile: 'specification', defaultRuleSet: 'in-force' }));
  service = await startIsolatedService({ env: { SITE_CONFIG: file } });
});
test.afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true });
});

test('the specification profile starts the FBA fee calculator with the standard fee', async ({ page }) => {
  await page.goto(`${service.url}/tools/fba-calculator`);
  await untilInteractive(page);
  await expect(figureOf(page)).toContainText('US$3.71');
});

test('the site without a profile starts the FBA fee calculator with the fee in force', async ({ page }) => {
  await page.goto('/tools/fba-calculator');
  await untilInteractive(page);
  await expect(figureOf(page)).toContainText('US$7.16');
  await expect(toolPage(page, 'zh').result).toContainText('US$3.71');
});

const figureOf = (page: Page) => page.locator('[data-key-figure]');

test('the specification profile starts every other tool with rule sets by the standard rules', async ({
  page,
}) => {
  const standard = text(platformWords('zh'), 'ruleSet.standard');
  for (const id of ['title-analyzer', 'title-fixer', 'profit-calculator', 'amz-seller-calendar']) {
    await page.goto(`${service.url}/tools/${id}`);
    await untilInteractive(page);
    await expect(page.locator('[data-rules] summary'), id).toContainText(standard);
  }
});

const toolList = (page: Page) =>
  page.getByRole('navigation', { name: text(hostWords('zh'), 'tool.navigation') });
const titleOf = (id: string) => text(toolWords(id, 'zh'), 'catalogue.title');

test('the specification profile folds developing tools beside a tool, without links', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${service.url}/tools/title-fixer`);
  await untilInteractive(page);
  const list = toolList(page);
  const folded = list.getByText(text(hostWords('zh'), 'hub.soon'));
  await expect(folded.first()).toBeVisible();
  for (const id of DEVELOPING_TOOLS) await expect(list.getByText(titleOf(id)), id).toBeHidden();
  for (const summary of await folded.all()) await summary.click();
  for (const id of DEVELOPING_TOOLS) {
    await expect(list.getByText(titleOf(id)), id).toBeVisible();
    await expect(list.getByRole('link', { name: titleOf(id) }), id).toHaveCount(0);
  }
});

test('the specification profile shows a developing tool unfolded and without a mark on its own page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const [id = ''] = DEVELOPING_TOOLS;
  await page.goto(`${service.url}/tools/${id}`);
  await untilInteractive(page);
  const current = toolList(page).locator('[aria-current=page]');
  await expect(current).toHaveText(titleOf(id));
  await expect(current).toBeVisible();
  await expect(
    toolList(page)
      .getByText(text(hostWords('zh'), 'hub.soon'))
      .first(),
  ).toBeVisible();
});

test('the specification profile shows six developing tools', async ({ page }) => {
  await page.goto(service.url);
  const soon = text(hostWords('zh'), 'hub.soon');
  const listed = page.getByRole('main').getByRole('listitem').filter({ hasText: soon });
  const cards = listed.filter({ has: page.getByRole('heading') });
  await expect(cards).toHaveCount(DEVELOPING_TOOLS.length);
  for (const id of DEVELOPING_TOOLS) await expect(cards.filter({ hasText: titleOf(id) }), id).toHaveCount(1);
});
