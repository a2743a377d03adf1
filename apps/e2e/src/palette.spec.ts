import type { Page } from '@playwright/test';
import { tools } from '@seller-toolbox/catalogue';
import type { Language } from '@seller-toolbox/words';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectWords,
  untilInteractive,
} from './fixtures/page-checks.ts';
import { expect, test } from './fixtures/test.ts';
import { address, toolPath } from './site/pages.ts';
import { hostWords, pageWords, text, toolWords } from './site/words.ts';

const [tool, other] = tools.filter(({ status }) => status === 'ready');
if (!tool || !other) throw new Error('the catalogue has too few tools');

const title = (id: string, language: Language) => text(toolWords(id, language), 'catalogue.title');
const field = (page: Page) => page.getByRole('dialog').getByRole('combobox');
const dialog = (page: Page) => page.getByRole('dialog');

for (const [language, colorScheme, width] of [
  ['zh', 'light', 1440],
  ['en', 'dark', 1440],
  ['vi', 'light', 390],
  ['ja', 'dark', 320],
] as const) {
  test(`the palette is valid in ${language} at ${width} px, ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await page.goto(address('/terms', language));
    await untilInteractive(page);
    await page.getByRole('button', { name: text(hostWords(language), 'hub.search') }).click();
    await expect(field(page)).toBeFocused();
    await expectWords(page);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await field(page).fill('qqqq');
    await expect(page.getByRole('option')).toHaveCount(0);
    await expectAccessible(page);
    await dialog(page)
      .getByRole('button', { name: text(pageWords('on-demand', language), 'shortcuts.title') })
      .click();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}

test('the palette finds a tool by keyboard and moves the focus to its heading', async ({ page }) => {
  await page.goto(address(toolPath(other.id), 'ja'));
  await untilInteractive(page);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  // In English, on a Japanese page.
  await page.keyboard.type(title(tool.id, 'en'));
  await expect(page.getByRole('option').first()).toContainText(title(tool.id, 'ja'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address(toolPath(tool.id), 'ja'));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(dialog(page)).toHaveCount(0);
});

test('the arrow keys keep the active option visible', async ({ page }) => {
  await page.goto('/terms');
  await untilInteractive(page);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('option', { selected: true })).toBeInViewport();
  const last = await page.getByRole('option').last().getAttribute('id');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', last ?? '');
});

test.describe('the palette closes', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/terms');
    await untilInteractive(page);
    await page.getByRole('button', { name: text(hostWords('zh'), 'hub.search') }).click();
    await expect(field(page)).toBeFocused();
  });

  test('on Escape, and restores the focus to its button', async ({ page }) => {
    await page.keyboard.type('a');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: text(hostWords('zh'), 'hub.search') })).toBeFocused();
  });

  test('when the pointer is pressed outside', async ({ page }) => {
    await page.mouse.click(20, 700);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('on Ctrl+K', async ({ page }) => {
    await page.keyboard.press('Control+k');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('with its close button', async ({ page }) => {
    await page.getByRole('button', { name: text(hostWords('zh'), 'tool.close') }).click();
    await expect(dialog(page)).toHaveCount(0);
  });
});

test('a menu of the header closes on a press outside, on Escape and on a choice', async ({ page }) => {
  await page.goto('/terms');
  await untilInteractive(page);
  const menu = page.locator('details', { hasText: text(hostWords('zh'), 'header.language') });
  const open = () => menu.locator('summary').click();
  await open();
  await expect(menu).toHaveAttribute('open');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(menu).not.toHaveAttribute('open');
  await open();
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await expect(menu.locator('summary')).toBeFocused();
  await open();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('header details[open]')).toHaveCount(0);
});

test('the phone menu opens, navigates and closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/terms');
  await untilInteractive(page);
  const menu = page.locator('header details', {
    has: page.getByText(text(hostWords('zh'), 'header.menu'), { exact: true }),
  });
  const opener = menu.locator('summary').first();
  await opener.click();
  await expectAccessible(page);
  await page.mouse.click(20, 700);
  await expect(menu).not.toHaveAttribute('open');
  await opener.click();
  await menu.getByRole('link', { name: text(hostWords('zh'), 'header.feedback') }).click();
  await expect(page).toHaveURL('/feedback');
  await expect(menu).not.toHaveAttribute('open');
});

test.describe('in a tool with its own search', () => {
  const searched = 'reference-table';

  test('Ctrl+K focuses it, and / opens the palette', async ({ page }) => {
    await page.goto(address(toolPath(searched), 'en'));
    await untilInteractive(page);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused();
    await expect(dialog(page)).toHaveCount(0);
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
  });
});

test('shortcuts without Ctrl can be switched off, which is stored', async ({ page }) => {
  await page.goto(address('/terms', 'en'));
  await untilInteractive(page);
  await page.keyboard.press('?');
  const sheet = dialog(page);
  await sheet
    .getByRole('checkbox', { name: text(pageWords('on-demand', 'en'), 'shortcuts.single') })
    .uncheck();
  await page.keyboard.press('Escape');
  await page.reload();
  await untilInteractive(page);
  await page.keyboard.press('/');
  await page.keyboard.press('?');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
});

test('a palette that fails to load shows that, and links to all tools instead', async ({ page, watch }) => {
  await page.goto(address('/terms', 'en'));
  await untilInteractive(page);
  await page.route('**/palette-*.js', (route) => route.abort('internetdisconnected'));
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('alert')).toContainText(text(hostWords('en'), 'header.loadFailed'));
  watch.forgive(/palette-|ERR_INTERNET_DISCONNECTED/);
  await page.getByRole('alert').getByRole('link').click();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(page).toHaveURL(address('/tools', 'en'));
});
