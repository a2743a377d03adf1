import type { Locator, Page } from '@playwright/test';
import { tools } from '@seller-toolbox/catalogue';
import { untilInteractive } from './fixtures/page-checks.ts';
import { expect, test } from './fixtures/test.ts';
import { toolPage } from './fixtures/tool-page.ts';
import { toolPath } from './site/pages.ts';
import { hostWords, text } from './site/words.ts';

const WIDTHS = [1440, 390];
const MAX_STEPS = 120;

/** All widths in `npm run test:full`, otherwise one, which alternates over the tools. */
const widthsOf = (tool: number) =>
  process.env['E2E_FULL'] ? WIDTHS : WIDTHS.filter((_, index) => index === tool % WIDTHS.length);

/** Where the focus is, and whether it is visible: on the element, the face beside a hidden radio button, or the frame around a field. */
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

async function skipNavigation(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: text(hostWords('zh'), 'header.skip') })).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Every Tab stop from the focused element to the fields of a tool has a visible focus. */
async function expectWayInto(page: Page, inputs: Locator): Promise<void> {
  let isInside = false;
  for (let steps = 1; !isInside && steps <= MAX_STEPS; steps += 1) {
    await page.keyboard.press('Tab');
    const focus = await focusIn(inputs);
    expect(focus.isVisible, `focus after ${steps} steps`).toBe(true);
    ({ isInside } = focus);
  }
  expect(isInside).toBe(true);
}

for (const [index, { id }] of tools.entries()) {
  test(`${id} can be used with the keyboard alone at ${widthsOf(index).join(' and ')} px`, async ({
    page,
  }) => {
    for (const width of widthsOf(index)) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(toolPath(id));
      await untilInteractive(page);
      // The header and the list of tools are the same on each page, so they are checked on one.
      if (index > 0) await skipNavigation(page);
      await test.step(`${width} px`, () => expectWayInto(page, toolPage(page, 'zh').inputs));
    }
  });
}

test('the skip link skips the navigation', async ({ page }) => {
  await page.goto('/');
  await untilInteractive(page);
  await skipNavigation(page);
  await page.keyboard.press('Tab');
  const isInMain = await page.getByRole('main').evaluate((main) => main.contains(document.activeElement));
  expect(isInMain).toBe(true);
});
