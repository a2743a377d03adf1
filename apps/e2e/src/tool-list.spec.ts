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
  await group.locator('summary').first().click();
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

test('the list of tools shows the current tool', async ({ page }) => {
  const last = tools.filter(({ status }) => status === 'ready').at(-1);
  if (!last) throw new Error('the catalogue is empty');
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto(toolPath(last.id));
  await untilInteractive(page);
  const current = list(page).locator('[aria-current=page]');
  await expect(current).toContainText(text(toolWords(last.id, 'zh'), 'catalogue.title'));
  await expect(current).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the back link leads home', async ({ page }) => {
  await page.getByRole('link', { name: text(words, 'tool.back') }).click();
  await expect(page).toHaveURL('/');
});

for (const width of [390, 900]) {
  test(`the menu of the header has the list of tools at ${width} px, and is the only menu`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('button', { name: text(words, 'tool.openNavigation') })).toBeHidden();
    const menu = page.locator('header details', { hasText: text(words, 'header.menu') });
    await menu.locator('summary').first().click();
    await expect(list(page)).toBeVisible();
    await expect(list(page).locator('[aria-current=page]')).toHaveText(
      new RegExp(text(toolWords(tool.id, 'zh'), 'catalogue.title')),
    );
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
    await expect(menu.locator('summary').first()).toBeFocused();
    await menu.locator('summary').first().click();
    await list(page)
      .getByRole('link', { name: text(toolWords(other.id, 'zh'), 'catalogue.title') })
      .click();
    await expect(page).toHaveURL(toolPath(other.id));
    await expect(list(page)).toBeHidden();
  });
}
