import { LANGUAGE_CODES, type Language } from '@seller-toolbox/words';
import { ADMIN_SCREENS, signInAs } from '../fixtures/admin.ts';
import {
  expectAccessible,
  expectAccessibleColors,
  expectFitsNarrowest,
  expectNoSidewaysScroll,
  expectWords,
  untilInteractive,
} from '../fixtures/page-checks.ts';
import { expect, test } from '../fixtures/test.ts';
import { address } from '../site/pages.ts';
import { adminWords, text } from '../site/words.ts';

const WIDTHS = [1440, 390];
const THEMES = ['light', 'dark'] as const;
const SCREENS = ['/admin/login', ...ADMIN_SCREENS];
const SAMPLED = ['zh', 'en'] as const;
const WALKED_LANGUAGES: readonly Language[] = process.env['E2E_FULL'] ? LANGUAGE_CODES : SAMPLED;

/**
 * The languages and themes of a screen at a width: all six languages in both themes in `npm run test:full`, otherwise one language
 * per theme, swapped at the other width. Chinese comes first: its URL has no language, so a stored one would win.
 */
function walksAt(width: number): { language: Language; colorScheme: (typeof THEMES)[number] }[] {
  const walks = WALKED_LANGUAGES.flatMap((language, index) =>
    THEMES.map((colorScheme, theme) => ({ language, colorScheme, turn: index + theme })),
  );
  if (process.env['E2E_FULL']) return walks;
  return walks.filter(({ turn }) => turn % SAMPLED.length === WIDTHS.indexOf(width));
}

for (const path of SCREENS) {
  for (const width of WIDTHS) {
    test(`${path} is valid at ${width} px in light and dark`, async ({ page, watch }) => {
      // Every rule of accessibility, on a page of many elements.
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      if (path !== '/admin/login') await signInAs(page, 'root');
      for (const [index, { language, colorScheme }] of walksAt(width).entries()) {
        await page.emulateMedia({ colorScheme });
        await page.goto(address(path, language));
        await untilInteractive(page);
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expectWords(page);
        await expectNoSidewaysScroll(page);
        // Only colors differ between the walks; all rules apply to each in `npm run test:full`.
        if (process.env['E2E_FULL'] || index === 0) await expectAccessible(page);
        else await expectAccessibleColors(page);
      }
      await expectFitsNarrowest(page);
      watch.forgive(/status of 401/);
    });
  }
}

for (const language of LANGUAGE_CODES.filter((code) => !WALKED_LANGUAGES.includes(code))) {
  test(`every admin screen has its words in ${language} and fits a phone`, async ({ page, watch }) => {
    test.slow();
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of SCREENS) {
      if (path === ADMIN_SCREENS[0]) await signInAs(page, 'root');
      await page.goto(address(path, language));
      await untilInteractive(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectWords(page);
      await expectFitsNarrowest(page);
    }
    watch.forgive(/status of 401/);
  });
}

test('the language is switched without leaving the page, and kept in the URL and for the next visit', async ({
  page,
}) => {
  await signInAs(page, 'root');
  await page.goto('/admin/audit?action=users.create');
  await page.getByRole('button', { name: text(adminWords('zh'), 'frame.language') }).click();
  await page.getByRole('menuitemradio', { name: '日本語' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    text(adminWords('ja', 'audit'), 'head.title'),
  );
  await expect(page).toHaveURL('/admin/audit?action=users.create&lang=ja');
  await page.goto('/admin/sessions');
  await expect(page).toHaveURL('/admin/sessions?lang=ja');
});

test('the password dialog, the menus and the phone navigation are accessible', async ({ page }) => {
  // Six checks of accessibility.
  test.slow();
  const frame = adminWords('zh');
  await signInAs(page, 'root');
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/admin');
    await untilInteractive(page);
    await page.getByRole('button', { name: text(frame, 'frame.menu'), exact: true }).click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: text(frame, 'user.menu') }).click();
    await expectAccessible(page);
    await page.getByRole('menuitem', { name: text(frame, 'user.changePassword') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text(adminWords('zh', 'password'), 'form.save') })
      .click();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
});
