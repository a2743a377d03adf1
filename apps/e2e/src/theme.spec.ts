import { untilInteractive } from './fixtures/page-checks.ts';
import { expect, test } from './fixtures/test.ts';

for (const theme of ['light', 'dark'] as const) {
  test(`a stored ${theme} theme is applied before the first paint`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme === 'dark' ? 'light' : 'dark' });
    await page.goto('/');
    await page.evaluate((value) => localStorage.setItem('stb:theme', value), theme);
    await page.addInitScript(() => {
      const seen: (string | null)[] = [];
      Reflect.set(window, 'paintedThemes', seen);
      new MutationObserver(() => seen.push(document.documentElement.getAttribute('data-theme'))).observe(
        document,
        {
          attributes: true,
          subtree: true,
          attributeFilter: ['data-theme'],
        },
      );
      requestAnimationFrame(() => seen.push(document.documentElement.getAttribute('data-theme')));
    });
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await untilInteractive(page);
    const painted = await page.evaluate(() => Reflect.get(window, 'paintedThemes') as string[]);
    expect(new Set(painted)).toEqual(new Set([theme]));
  });
}
