import type { Page } from '@playwright/test';
import { tools } from '@seller-toolbox/catalogue';
import { expectAccessible, untilInteractive } from './fixtures/page-checks.ts';
import { expect, test } from './fixtures/test.ts';
import { toolPath } from './site/pages.ts';
import { hostWords, text, toolWords } from './site/words.ts';

const words = hostWords('zh');
const ready = tools.filter(({ status }) => status === 'ready');
const [tool] = ready;
const other = ready.find(({ category }) => category !== tool?.category);
if (!tool || !other) throw new Error('the catalogue has too few tools');

const list = (page: Page) => page.getByRole('navigation', { name: text(words, 'tool.navigation') });

test.beforeEach(async ({ page }) => {
  await page.goto(toolPath(tool.id));
  await untilInteractive(page);
});

test('the list of tools collapses, the tool gets its space, and the next visit keeps that', async ({
  page,
}) => {
  const article = page.locator(`article[data-tool="${tool.id}"]`);
  const width = async () => (await article.boundingBox())?.width ?? 0;
  const before = await width();
  expect(before).toBeGreaterThan(0);
  await page.getByRole('button', { name: text(words, 'tool.foldNavigation') }).click();
  await expect(list(page)).toBeHidden();
  const opener = page.getByRole('button', { name: text(words, 'tool.openNavigation') });
  await expect(opener).toBeFocused();
  await expect.poll(width).toBeGreaterThan(before);
  await expectAccessible(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(article).toBeVisible();
  await expect(list(page)).toBeHidden();
  await untilInteractive(page);
  await opener.click();
  await expect(list(page)).toBeVisible();
  await expect(page.getByRole('button', { name: text(words, 'tool.foldNavigation') })).toBeFocused();
});

test('a collapsed group stays collapsed on the next tool', async ({ page }) => {
  const group = list(page)
    .locator('details', { hasText: text(words, `category.${tool.category}`) })
    .first();
  await group.locator('summary').click();
  await expect(group).not.toHaveAttribute('open');
  await list(page)
    .getByRole('link', { name: text(toolWords(other.id, 'zh'), 'catalogue.title') })
    .click();
  await expect(page).toHaveURL(toolPath(other.id));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    text(toolWords(other.id, 'zh'), 'catalogue.title'),
  );
  await expect(group).not.toHaveAttribute('open');
});

test('a tool in development is no link', async ({ page }) => {
  for (const { id } of tools.filter(({ status }) => status === 'developing')) {
    const title = text(toolWords(id, 'zh'), 'catalogue.title');
    await expect(list(page).getByText(title)).toBeVisible();
    await expect(list(page).getByRole('link', { name: title })).toHaveCount(0);
  }
});

test('the back link leads home', async ({ page }) => {
  await page.getByRole('link', { name: text(words, 'tool.back') }).click();
  await expect(page).toHaveURL('/');
});

test('on a phone the list is a drawer that closes on a press outside and on Escape', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const opener = page.getByRole('button', { name: text(words, 'tool.openNavigation') });
  await opener.click();
  await expect(list(page)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await page.mouse.click(380, 700);
  await expect(list(page)).toBeHidden();
});
