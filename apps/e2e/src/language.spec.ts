import { tools } from '@seller-toolbox/catalogue';
import { languageInfo, LANGUAGE_CODES, type Language } from '@seller-toolbox/words';
import type { Page } from '@playwright/test';
import { NO_CONNECTION } from './fixtures/offline.ts';
import { untilInteractive } from './fixtures/page-checks.ts';
import { expect, test } from './fixtures/test.ts';
import { address, toolPath } from './site/pages.ts';
import { hostWords, text, toolWords } from './site/words.ts';

const [firstTool] = tools;
if (!firstTool) throw new Error('the catalogue is empty');
const path = toolPath(firstTool.id);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const title = (language: Language) => text(toolWords(firstTool.id, language), 'catalogue.title');

async function switchLanguage(page: Page, from: Language, to: Language): Promise<void> {
  await page.locator('summary', { hasText: text(hostWords(from), 'header.language') }).click();
  await page.getByRole('link', { name: languageInfo(to).name, exact: true }).click();
}

test('the language switch changes the page and replaces the URL', async ({ page }) => {
  await page.goto('/');
  await page.goto(path);
  await untilInteractive(page);
  const entries = await page.evaluate(() => history.length);
  let current: Language = 'zh';
  for (const language of LANGUAGE_CODES.filter((code) => code !== 'zh')) {
    await switchLanguage(page, current, language);
    await expect(heading(page)).toHaveText(title(language));
    await expect(page).toHaveURL(address(path, language));
    current = language;
  }
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await switchLanguage(page, current, 'zh');
  await expect(page).toHaveURL(path);
  await expect(heading(page)).toHaveText(title('zh'));
});

test('lang=zh is removed from the URL', async ({ page }) => {
  await page.goto(`${path}?lang=zh`);
  await expect(page).toHaveURL(path);
  await expect(heading(page)).toHaveText(title('zh'));
});

test('an unknown language falls back to zh', async ({ page }) => {
  await page.goto(`${path}?lang=xx`);
  await expect(heading(page)).toHaveText(title('zh'));
});

test('the stored language is on screen from the first paint', async ({ page }) => {
  await page.goto(address(path, 'zh'));
  await untilInteractive(page);
  await page.evaluate(() => localStorage.setItem('stb:language', 'ja'));
  await page.addInitScript(() => {
    const seen: string[] = [];
    Reflect.set(window, 'paintedLanguages', seen);
    new PerformanceObserver(() => seen.push(document.documentElement.lang)).observe({
      type: 'paint',
      buffered: true,
    });
  });
  await page.goto(path);
  await expect(page).toHaveURL(address(path, 'ja'));
  await expect(heading(page)).toHaveText(title('ja'));
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'paintedLanguages').length))
    .toBeGreaterThan(0);
  const painted = await page.evaluate(() => Reflect.get(window, 'paintedLanguages') as string[]);
  expect(painted.filter((language) => language !== 'ja')).toEqual([]);
});

test('the language in the URL wins over the stored one', async ({ page }) => {
  await page.goto(path);
  await untilInteractive(page);
  await page.evaluate(() => localStorage.setItem('stb:language', 'ja'));
  await page.goto(address(path, 'en'));
  await untilInteractive(page);
  await expect(heading(page)).toHaveText(title('en'));
});

test('a language that fails to load is reported in the menu, which retries', async ({
  page,
  context,
  watch,
}) => {
  await page.goto(address(path, 'en'));
  await untilInteractive(page);
  const menu = page.getByRole('banner').locator('details', { has: page.locator('[hreflang]') });
  const choose = async () => {
    await menu.locator('summary').click();
    await menu.locator('[hreflang=vi]').click();
  };
  await context.setOffline(true);
  await choose();
  await expect(menu.getByRole('alert')).toHaveText(text(hostWords('en'), 'header.loadFailed'));
  await expect(heading(page)).toHaveText(title('en'));
  await page.keyboard.press('Escape');
  await expect(menu.getByRole('alert')).toBeHidden();

  await context.setOffline(false);
  await choose();
  await expect(heading(page)).toHaveText(title('vi'));
  watch.forgive(NO_CONNECTION);
});
