import {
  expectChoicesTold,
  expectDrawnKept,
  expectFocusOutlined,
  expectPartsTold,
  expectTextsKept,
  forceColors,
} from './fixtures/forced-colors.ts';
import { expectAccessible, untilInteractive } from './fixtures/page-checks.ts';
import { expect, test } from './fixtures/test.ts';
import { address, toolPath } from './site/pages.ts';

/** Pages that between them have every kind of part that color marks, with what each must have at least. */
const PAGES = [
  { path: '/', colorScheme: 'dark', choices: 1, parts: 0 },
  { path: '/feedback', colorScheme: 'light', choices: 1, parts: 0 },
  { path: '/admin/login', colorScheme: 'dark', choices: 0, parts: 0 },
  { path: toolPath('profit-calculator'), colorScheme: 'light', choices: 2, parts: 6 },
  { path: toolPath('title-analyzer'), colorScheme: 'dark', choices: 2, parts: 0 },
  { path: toolPath('review-analyzer'), colorScheme: 'light', choices: 1, parts: 0 },
  { path: toolPath('world-clock'), colorScheme: 'dark', choices: 2, parts: 0 },
  { path: toolPath('currency-converter'), colorScheme: 'light', choices: 2, parts: 0 },
] as const;

for (const { path, colorScheme, choices, parts } of PAGES) {
  test(`${path} loses nothing in the colors of a ${colorScheme} system`, async ({ page, watch }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(address(path, 'en'));
    await untilInteractive(page);
    await forceColors(page);
    await expectDrawnKept(page);
    await expectTextsKept(page);
    expect(await expectChoicesTold(page)).toBeGreaterThanOrEqual(choices);
    expect(await expectPartsTold(page)).toBeGreaterThanOrEqual(parts);
    await expectFocusOutlined(page);
    await expectAccessible(page, ['color-contrast']);
    watch.forgive(/status of 401/);
  });
}

const AGAINST = [
  { path: toolPath('profit-calculator'), system: 'light', chosen: 'dark' },
  { path: toolPath('title-analyzer'), system: 'dark', chosen: 'light' },
] as const;

for (const { path, system, chosen } of AGAINST) {
  test(`${path} goes with the colors of a ${system} system though ${chosen} was chosen`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: system });
    await page.addInitScript((theme) => localStorage.setItem('stb:theme', theme), chosen);
    await page.goto(address(path, 'en'));
    await untilInteractive(page);
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-theme', chosen);
    await forceColors(page);
    await expect(root).toHaveAttribute('data-theme', system);
    await expectDrawnKept(page);
    await expectTextsKept(page);
    await page.reload();
    await expect(root).toHaveAttribute('data-theme', system);
    await page.emulateMedia({ forcedColors: 'none' });
    await expect(root).toHaveAttribute('data-theme', chosen);
  });
}

/** A mark without a background, a spot that has nothing but one, and a choice that has nothing else to show it. */
const WITHOUT_CARE = `<html style="color-scheme: dark"><body style="background: gray">
  <mark style="background: none">word</mark>
  <p style="width: 9px; height: 9px; background: teal"></p>
  <button class="choice" aria-pressed="true" style="background: teal">1</button>
  <button class="choice" aria-pressed="false">2</button>`;

test('what vanishes in the colors of the system is found', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setContent(WITHOUT_CARE);
  await forceColors(page);
  await expect(expectTextsKept(page)).rejects.toThrow('<mark');
  await expect(expectDrawnKept(page)).rejects.toThrow('<p ');
  await expect(expectChoicesTold(page)).rejects.toThrow('aria-pressed');
});
