import {
  expectChoicesDistinct,
  expectDrawingsKept,
  expectFocusOutlined,
  expectPartsDistinct,
  expectTextsKept,
  forceColors,
} from './fixtures/forced-colors.ts';
import { expectAccessible, untilInteractive } from './fixtures/page-checks.ts';
import { expect, test } from './fixtures/test.ts';
import { address, toolPath } from './site/pages.ts';

/** Pages that together have every kind of colored element, with minimum counts. */
const PAGES = [
  { path: '/', colorScheme: 'dark', choices: 1, parts: 0 },
  { path: '/feedback', colorScheme: 'light', choices: 1, parts: 0 },
  { path: '/admin/login', colorScheme: 'dark', choices: 0, parts: 0 },
  { path: toolPath('profit-calculator'), colorScheme: 'light', choices: 1, parts: 6 },
  { path: toolPath('title-analyzer'), colorScheme: 'dark', choices: 1, parts: 0 },
  { path: toolPath('competitor-analyzer'), colorScheme: 'light', choices: 1, parts: 0 },
  { path: toolPath('world-clock'), colorScheme: 'dark', choices: 2, parts: 0 },
  { path: toolPath('currency-converter'), colorScheme: 'light', choices: 2, parts: 0 },
] as const;

for (const { path, colorScheme, choices, parts } of PAGES) {
  test(`${path} loses nothing in forced colors of a ${colorScheme} system`, async ({ page, watch }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(address(path, 'en'));
    await untilInteractive(page);
    await forceColors(page);
    await expectDrawingsKept(page);
    await expectTextsKept(page);
    expect(await expectChoicesDistinct(page)).toBeGreaterThanOrEqual(choices);
    expect(await expectPartsDistinct(page)).toBeGreaterThanOrEqual(parts);
    await expectFocusOutlined(page);
    // The focus has scrolled the page, so that a control may be half below the header.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page, ['color-contrast']);
    watch.forgive(/status of 401/);
  });
}

const AGAINST = [
  { path: toolPath('profit-calculator'), system: 'light', chosen: 'dark' },
  { path: toolPath('title-analyzer'), system: 'dark', chosen: 'light' },
] as const;

for (const { path, system, chosen } of AGAINST) {
  test(`${path} follows the forced colors of a ${system} system although ${chosen} was chosen`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    await page.addInitScript((theme) => localStorage.setItem('stb:theme', theme), chosen);
    await page.goto(address(path, 'en'));
    await untilInteractive(page);
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-theme', chosen);
    await forceColors(page);
    await expect(root).toHaveAttribute('data-theme', system);
    await expectDrawingsKept(page);
    await expectTextsKept(page);
    await page.reload();
    await expect(root).toHaveAttribute('data-theme', system);
    await page.emulateMedia({ forcedColors: 'none' });
    await expect(root).toHaveAttribute('data-theme', chosen);
  });
}

/** A mark without a background, a spot with a background only, and a selected element without another sign. */
const BROKEN_PAGE = `<html style="color-scheme: dark"><body style="background: gray">
  <mark style="background: none">word</mark>
  <p style="width: 9px; height: 9px; background: teal"></p>
  <button class="choice" aria-pressed="true" style="background: teal">1</button>
  <button class="choice" aria-pressed="false">2</button>`;

test('forced-color checks find what disappears', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setContent(BROKEN_PAGE);
  await forceColors(page);
  await expect(expectTextsKept(page)).rejects.toThrow('<mark');
  await expect(expectDrawingsKept(page)).rejects.toThrow('<p ');
  await expect(expectChoicesDistinct(page)).rejects.toThrow('aria-pressed');
});
