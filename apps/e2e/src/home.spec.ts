import type { Locator, Page } from '@playwright/test';
import { showcaseIds, tools } from '@seller-toolbox/catalogue';
import { LANGUAGE_CODES, type Language } from '@seller-toolbox/words';
import { expectAccessible, layoutShift, untilInteractive } from './fixtures/page-checks.ts';
import { expect, test } from './fixtures/test.ts';
import { address, toolPath } from './site/pages.ts';
import { hostWords, pageWords, text, toolWords } from './site/words.ts';

const PHONE = { width: 390, height: 844 };
const MAX_PHONE_HEIGHT = 2500;
/** 2026-11-23, 12:00 in New York. */
const NOW = new Date('2026-11-23T17:00:00Z');

const ready = tools.filter(({ status }) => status === 'ready');
/** 0.000 in three digits. */
const NO_SHIFT = 0.0005;
const [used] = ready;
if (!used) throw new Error('the catalogue has no ready tool');

const today = (page: Page, language: Language = 'zh') =>
  page.getByRole('region', { name: text(hostWords(language), 'hub.today'), exact: true });
const showcases = (page: Page, language: Language = 'zh') =>
  page.getByRole('region', { name: text(pageWords('home', language), 'hero.examples') });
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
const cards = (page: Page) => page.locator('#tools li[data-hub-tool], #tools li:has(h3)');

for (const language of ['zh', 'en'] as const) {
  test(`the home page in ${language} is short on a phone, and nothing in it moves`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(address('/', language));
    await untilInteractive(page);
    expect(await heightOf(page)).toBeLessThanOrEqual(MAX_PHONE_HEIGHT);
    await expect(today(page, language).getByRole('link')).toHaveCount(4);
    expect(await layoutShift(page)).toBeLessThan(NO_SHIFT);
    await expectAccessible(page);
  });
}

test('the home page is short on a phone in the other languages', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const language of LANGUAGE_CODES.filter((code) => code !== 'zh' && code !== 'en')) {
    await page.goto(address('/', language));
    expect(await heightOf(page), language).toBeLessThanOrEqual(MAX_PHONE_HEIGHT);
  }
});

for (const language of LANGUAGE_CODES) {
  test(`the home page of a returning visitor in ${language} is short on a phone`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.clock.install({ time: NOW });
    const ids = ready.map(({ id }) => id);
    await page.addInitScript((all) => {
      localStorage.setItem('stb:recent-tools', JSON.stringify(all));
      localStorage.setItem('stb:favorites', JSON.stringify(all.slice(0, 6)));
      for (const id of all) {
        localStorage.setItem(`stb:input:${id}`, JSON.stringify({ title: 'A bottle of water for hikers' }));
      }
    }, ids);
    await page.goto(address('/', language));
    await untilInteractive(page);
    await page.clock.runFor(5000);
    const words = text(pageWords('today', language), 'personal.continue');
    await expect(today(page, language).getByText(words)).toBeVisible();
    expect(await heightOf(page)).toBeLessThanOrEqual(MAX_PHONE_HEIGHT);
  });
}

test('the first screen of the home page shows tools', async ({ page }) => {
  const firstScreen = async (links: Locator) => {
    const height = page.viewportSize()?.height ?? 0;
    const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()));
    return boxes.filter((box) => box && box.y + box.height <= height).length;
  };
  for (const language of LANGUAGE_CODES) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(address('/', language));
    expect(await firstScreen(page.locator('#tools li h3')), language).toBeGreaterThanOrEqual(4);
    await page.setViewportSize(PHONE);
    const shortcuts = page.getByRole('main').locator('section').first().locator('li a:not([href^="#"])');
    await expect(shortcuts).toHaveCount(4);
    expect(await firstScreen(shortcuts), language).toBe(4);
    const example = await showcases(page, language).boundingBox();
    const exampleEnd = (example?.y ?? 0) + (example?.height ?? 0);
    for (const link of await shortcuts.all())
      expect((await link.boundingBox())?.y, language).toBeGreaterThanOrEqual(exampleEnd);
    await expect(
      page.locator('main section li a[href="#tools"]').locator('visible=true').first(),
    ).toBeInViewport();
  }
});

test('a worked example on a phone has its input, its figure, its drawing and what to do', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  for (const part of [/10 × 8 × 4 in/, /10\.91/, /7\.16/, /4 → 3\.85 in/, /0\.21/])
    await expect(showcases(page).getByText(part).first()).toBeVisible();
  for (const part of ['6.49', '0.23'])
    await expect(showcases(page).getByText(part, { exact: true })).toBeHidden();
  const drawing = await showcases(page).locator('[data-static] svg').first().boundingBox();
  expect(drawing?.width).toBeGreaterThanOrEqual(160);
});

test('a worked example on a phone fills its card from the left edge', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const language of LANGUAGE_CODES) {
    await page.goto(address('/', language));
    const place = await showcases(page, language).evaluate((card) => {
      const first = card.querySelector('[data-static]');
      const [figure, note] =
        first?.querySelector('svg')?.closest('div')?.previousElementSibling?.children ?? [];
      const rows = [...(first?.querySelectorAll('li') ?? [])].filter((row) => row.checkVisibility());
      const leftOf = (element: Element | undefined) => {
        const range = document.createRange();
        range.selectNodeContents(element ?? card);
        return range.getBoundingClientRect().left;
      };
      const end = rows.at(-1)?.getBoundingClientRect().bottom ?? 0;
      return { shift: leftOf(figure) - leftOf(note), left: card.getBoundingClientRect().bottom - end };
    });
    expect(Math.abs(place.shift), language).toBeLessThanOrEqual(2);
    expect(place.left, language).toBeLessThanOrEqual(16);
    expect(place.left, language).toBeGreaterThanOrEqual(8);
  }
});

test('a phone has examples of what can be pasted, as high as a finger needs', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(address('/', 'en'));
  await untilInteractive(page);
  const example = page.getByRole('button', { name: 'sell 29.99 cost 8' });
  const box = await example.boundingBox();
  if (!box) throw new Error('the example is not on screen');
  const height = await example.evaluate(
    (button, { x, y }) => {
      const isHit = (offset: number) => document.elementFromPoint(x, y + offset) === button;
      return [...Array(81).keys()].filter((step) => isHit(step - 40)).length;
    },
    { x: box.x + box.width / 2, y: box.y + box.height / 2 },
  );
  expect(height).toBeGreaterThanOrEqual(44);
  await example.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the claims have what anyone can check below them', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(address('/', 'en'));
    await expect(page.getByText('Fees with rule and source, checked Nov 21, 2026')).toBeVisible();
  }
});

test('all tools are behind one press on a phone, and the list of tools finds all of them', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await untilInteractive(page);
  await expect(cards(page)).toHaveCount(tools.length);
  const shown = await cards(page).filter({ visible: true }).count();
  expect(shown).toBeLessThan(tools.length);
  const more = page.getByText(
    text(pageWords('home', 'zh'), 'hub.more').replace('{{count}}', String(tools.length)),
  );
  await more.click();
  await expect(cards(page).filter({ visible: true })).toHaveCount(tools.length);
  await expect(more).toBeHidden();
  await page.goto('/tools');
  await untilInteractive(page);
  const last = tools.at(-1)?.id ?? '';
  await page.getByRole('searchbox').fill(text(toolWords(last, 'zh'), 'catalogue.title'));
  await expect(cards(page).filter({ visible: true }).first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('all tools can be reached on a phone, and the space for today is not shown', async ({
    page,
    watch,
  }) => {
    await page.goto('/');
    await page
      .getByText(text(pageWords('home', 'zh'), 'hub.more').replace('{{count}}', String(tools.length)))
      .click();
    await expect(cards(page).filter({ visible: true })).toHaveCount(tools.length);
    for (const { id } of ready) await expect(page.locator(`#tools a[href="${toolPath(id)}"]`)).toBeVisible();
    await expect(today(page)).toBeHidden();
    watch.forgive(/^request: .* csp$/);
  });

  test('the menu on a phone has the hot tools', async ({ page, watch }) => {
    await page.goto('/');
    const menu = page.locator('header details', { hasText: text(hostWords('zh'), 'header.menu') });
    await menu.locator('summary').first().click();
    for (const { id } of ready.filter((tool) => tool.hot))
      await expect(menu.locator(`a[href="${toolPath(id)}"]`)).toBeVisible();
    watch.forgive(/^request: .* csp$/);
  });

  test('a worked example is in the hero', async ({ page, watch }) => {
    await page.goto('/');
    await expect(showcases(page)).toContainText('46');
    watch.forgive(/^request: .* csp$/);
  });
});

test('today has a row of each kind, and what the visitor did last', async ({ page }) => {
  await page.clock.install({ time: NOW });
  await page.addInitScript((id) => {
    localStorage.setItem('stb:recent-tools', JSON.stringify([id]));
    localStorage.setItem(`stb:input:${id}`, JSON.stringify({ title: 'A bottle of water for hikers' }));
    localStorage.setItem('stb:input:currency-converter', JSON.stringify({ from: 'EUR', to: 'JPY' }));
  }, used.id);
  await page.goto('/?lang=en');
  await untilInteractive(page);
  await page.clock.runFor(5000);
  const rows = today(page, 'en').locator('ul').first().getByRole('link');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(0)).toContainText(/Thanksgiving\s*3 days/);
  await expect(rows.nth(1)).toContainText(/Christmas\s*4 days/);
  // The built-in rates are older than a week: another row is in their place.
  await expect(rows.nth(2)).toContainText(/Black Friday\s*4 days/);
  await expect(rows.nth(3)).toContainText('200 → 75');
  const again = today(page, 'en').getByRole('link', { name: /A bottle of water for hikers/ });
  await expect(again).toHaveAttribute('href', `${toolPath(used.id)}?lang=en`);
});

test('a first visit has no row of personal tools', async ({ page }) => {
  await page.goto('/');
  await untilInteractive(page);
  await expect(today(page).getByRole('link')).toHaveCount(4);
  await expect(today(page).getByText(text(pageWords('today', 'zh'), 'personal.continue'))).toBeHidden();
});

test.describe('the worked examples', () => {
  const slides = (page: Page) => showcases(page).locator('[data-chosen]:not(button)');

  test('turn once, and can be paused and chosen', async ({ page }) => {
    await page.goto('/');
    await untilInteractive(page);
    const pause = showcases(page).getByRole('button', { name: text(pageWords('home', 'zh'), 'hero.pause') });
    await pause.click();
    await page.mouse.move(0, 0);
    const states = () =>
      showcases(page).evaluate((element) => [
        ...new Set(
          element
            .getAnimations({ subtree: true })
            .filter((animation) => animation instanceof CSSAnimation)
            .map(({ playState }) => playState),
        ),
      ]);
    expect(await states()).not.toContain('running');
    const choices = showcases(page).getByRole('button', { pressed: false });
    await choices.nth(1).click();
    await expect(slides(page).nth(1)).toBeVisible();
    await expect(slides(page).nth(0)).toBeHidden();
    await expectAccessible(page);
  });

  test('are loaded with the language that the visitor switches to', async ({ page }) => {
    await page.goto('/');
    await untilInteractive(page);
    await page.locator('summary', { hasText: text(hostWords('zh'), 'header.language') }).click();
    await page.getByRole('link', { name: 'English', exact: true }).click();
    await expect(showcases(page, 'en')).toContainText('overall score');
  });

  test('are still with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    expect(await showcases(page).evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(
      0,
    );
    await expect(slides(page).nth(0)).toBeVisible();
    await expect(slides(page).nth(1)).toBeHidden();
    const shown = ready.filter(({ id }) => showcaseIds.includes(id));
    await expect(slides(page)).toHaveCount(shown.length);
  });
});

test.describe('the language of the browser', () => {
  test.use({ languageOffer: true });
  const offer = (page: Page) => page.locator('section[lang=en]');

  test('is offered without moving the page, and once dismissed not again', async ({ page }) => {
    await page.goto('/');
    await expect(offer(page)).toBeVisible({ timeout: 20_000 });
    expect(await layoutShift(page)).toBeLessThan(NO_SHIFT);
    await expectAccessible(page);
    await offer(page).getByRole('button').last().click();
    await expect(offer(page)).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('stb:language-offer'))).toBe('dismissed');
  });

  test('is shown when the visitor takes the offer, and remembered', async ({ page }) => {
    await page.goto('/');
    await offer(page).getByRole('button').first().click({ timeout: 20_000 });
    await expect(page).toHaveURL(/\?lang=en$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(offer(page)).toBeHidden();
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});
