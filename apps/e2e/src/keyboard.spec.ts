import type { Locator } from '@playwright/test';
import { tools } from '@seller-toolbox/catalogue';
import { untilInteractive } from './fixtures/page-checks.ts';
import { expect, test } from './fixtures/test.ts';
import { toolPage } from './fixtures/tool-page.ts';
import { toolPath } from './site/pages.ts';
import { hostWords, text } from './site/words.ts';

const MOST_STEPS = 120;

/** Where the focus is, and whether that shows it: itself, by the face beside a hidden radio button, or by the frame around a field. */
function focusIn(region: Locator): Promise<{ isInside: boolean; isVisible: boolean }> {
  return region.evaluate((inside) => {
    const focused = document.activeElement;
    const isVisible = [focused, focused?.nextElementSibling, focused?.parentElement].some((element) => {
      if (!(element instanceof HTMLElement)) return false;
      const { outlineStyle, boxShadow } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      return width > 0 && height > 0 && (outlineStyle !== 'none' || boxShadow !== 'none');
    });
    return { isVisible, isInside: inside.contains(focused) };
  });
}

for (const { id } of tools) {
  for (const width of [1440, 390]) {
    test(`${id} can be used with the keyboard alone at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(toolPath(id));
      await untilInteractive(page);
      const { inputs } = toolPage(page, 'zh');
      let isInside = false;
      for (let steps = 1; !isInside && steps <= MOST_STEPS; steps += 1) {
        await page.keyboard.press('Tab');
        const focus = await focusIn(inputs);
        expect(focus.isVisible, `focus after ${steps} steps`).toBe(true);
        ({ isInside } = focus);
      }
      expect(isInside).toBe(true);
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
