import type { Page } from '@playwright/test';
import { tools } from '@seller-toolbox/catalogue';
import { untilInteractive } from './fixtures/page-checks.ts';
import { expect, test } from './fixtures/test.ts';
import { toolPage } from './fixtures/tool-page.ts';
import { toolPath } from './site/pages.ts';
import { hostWords, text } from './site/words.ts';

const MOST_STEPS = 120;

/** What has the focus shows it: itself, by the face beside a hidden radio button, or by the frame around a field. */
function focusIsVisible(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    return [focused, focused?.nextElementSibling, focused?.parentElement].some((element) => {
      if (!(element instanceof HTMLElement)) return false;
      const { outlineStyle, boxShadow } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && (outlineStyle !== 'none' || boxShadow !== 'none');
    });
  });
}

for (const { id } of tools) {
  for (const width of [1440, 390]) {
    test(`${id} can be used with the keyboard alone at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(toolPath(id));
      await untilInteractive(page);
      const { inputs } = toolPage(page, 'zh');
      const isInside = () => inputs.evaluate((region) => region.contains(document.activeElement));

      let steps = 0;
      while (!(await isInside()) && steps < MOST_STEPS) {
        await page.keyboard.press('Tab');
        steps += 1;
        expect(await focusIsVisible(page), `focus after ${steps} steps`).toBe(true);
      }
      expect(await isInside()).toBe(true);
    });
  }
}

test('the skip link leads past the navigation', async ({ page }) => {
  await page.goto('/');
  await untilInteractive(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: text(hostWords('zh'), 'header.skip') })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const isInMain = await page.getByRole('main').evaluate((main) => main.contains(document.activeElement));
  expect(isInMain).toBe(true);
});
