import type { Page } from '@playwright/test';
import { tools } from '@seller-toolbox/catalogue';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  layoutShift,
  untilInteractive,
} from './fixtures/page-checks.ts';
import { expect, test } from './fixtures/test.ts';
import { address, toolPath } from './site/pages.ts';
import { hostWords, pageWords, platformWords, text, toolWords } from './site/words.ts';

const ready = tools.filter(({ status }) => status === 'ready');
const [first, second, third] = [...ready].reverse();
if (!first || !second || !third) throw new Error('the catalogue has too few tools');

const title = (id: string, language: 'zh' | 'en' = 'zh') => text(toolWords(id, language), 'catalogue.title');
const cards = (page: Page) => page.locator('#tools li');
const cardOf = (page: Page, id: string) =>
  cards(page).filter({ has: page.locator(`[href^="${toolPath(id)}"]`) });

/** Fills the browser's storage as earlier visits do. */
async function fillStorage(page: Page, entries: Readonly<Record<string, unknown>>): Promise<void> {
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) {
      if (localStorage.getItem(`stb:${key}`) === null)
        localStorage.setItem(`stb:${key}`, JSON.stringify(value));
    }
  }, entries);
}

for (const width of [1440, 390]) {
  test(`the hub shows the visitor's tools first at ${width} px, without a shift`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await fillStorage(page, {
      favorites: [first.id],
      'recent-tools': [second.id],
      'popular-tools': [third.id, 'gone'],
    });
    for (const path of ['/tools', '/']) {
      await page.goto(path);
      await untilInteractive(page);
      for (const [at, { id }] of [first, second, third].entries()) {
        await expect(cards(page).nth(at).getByRole('heading')).toHaveText(title(id));
      }
      await expect(page.getByText(text(pageWords('on-demand', 'zh'), 'kept.where'))).toBeVisible();
      expect(await layoutShift(page)).toBe(0);
    }
    await expectAccessible(page);
  });
}

test('the personal order is on screen before the script', async ({ page, watch }) => {
  await fillStorage(page, { favorites: [first.id] });
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/tools');
  const favorite = await cardOf(page, first.id).boundingBox();
  const others = await cards(page).evaluateAll((items) =>
    items.map((item) => item.getBoundingClientRect().top),
  );
  expect(favorite?.y).toBe(Math.min(...others));
  watch.forgive(/ERR_FAILED/);
});

test('the cards show the drawings of the tools, served with the page and after another page', async ({
  page,
}) => {
  const chunks: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('picture-drawings')) chunks.push(request.url());
  });
  const drawn = () =>
    cards(page).evaluateAll((items) =>
      items.map((item) =>
        [...item.querySelectorAll('use')].some((drawing) => drawing.getBoundingClientRect().width > 20),
      ),
    );
  await page.goto('/tools');
  await untilInteractive(page);
  expect(await drawn()).toEqual(tools.map(() => true));
  expect(chunks).toEqual([]);

  await page.goto(toolPath(first.id));
  await untilInteractive(page);
  expect(chunks).toEqual([]);
  await page
    .getByRole('link', { name: text(hostWords('zh'), 'tool.back') })
    .first()
    .click();
  await expect.poll(drawn).toEqual(tools.map(() => true));
  expect(chunks).toHaveLength(1);
});

test.describe('hub search', () => {
  test('finds a tool by an English keyword on a Chinese page, and announces it', async ({ page }) => {
    await page.goto('/tools');
    await untilInteractive(page);
    await page.keyboard.press('/');
    const field = page.getByRole('searchbox');
    await expect(field).toBeFocused();
    await field.fill(title(first.id, 'en'));
    // All tools are shown at first; the words of other languages load during the search.
    await expect(async () => {
      const count = await cards(page).count();
      expect(count).toBeLessThan(tools.length);
      const found = text(pageWords('home', 'zh'), 'hub.found').replace('{{count}}', String(count));
      expect(await page.locator('#tools [role=status]').first().textContent()).toBe(found);
    }).toPass({ timeout: 10_000 });
    await expect(cards(page).filter({ hasText: title(first.id) })).toBeVisible();
  });

  test('shows all tools again after an empty result', async ({ page }) => {
    await page.goto('/tools');
    await untilInteractive(page);
    await page.getByRole('searchbox').fill('qqqq');
    await expect(page.getByText(text(hostWords('zh'), 'hub.emptyTitle'))).toBeVisible();
    await page.getByRole('button', { name: text(pageWords('home', 'zh'), 'hub.showAll') }).click();
    await expect(cards(page)).toHaveCount(tools.length);
  });

  test('keeps its category on the way back from a tool', async ({ page }) => {
    await page.goto('/tools');
    await untilInteractive(page);
    const category = text(hostWords('zh'), `category.${first.category}`);
    await page.getByRole('button', { name: new RegExp(`^${category}`) }).click();
    const count = tools.filter(({ category }) => category === first.category).length;
    await expect(cards(page)).toHaveCount(count);
    await cardOf(page, first.id).getByRole('link').click();
    await expect(page).toHaveURL(toolPath(first.id));
    await page.goBack();
    await expect(cards(page)).toHaveCount(count);
  });
});

test('a favorite is marked in the hub and on its page alike', async ({ page }) => {
  await page.goto('/tools');
  await untilInteractive(page);
  const name = text(platformWords('zh'), 'frame.favorite');
  const star = cardOf(page, first.id).getByRole('button', { name });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await cardOf(page, first.id).getByRole('link').click();
  const onPage = page.getByRole('button', { name, exact: true });
  await expect(onPage).toHaveAttribute('aria-pressed', 'true');
  await onPage.click();
  await page.goBack();
  await expect(star).toHaveAttribute('aria-pressed', 'false');
});

test('a click on a tool is counted in this browser, by tool and week', async ({ page }) => {
  // The visits are in the same week, and too short to count otherwise.
  await page.clock.install({ time: '2026-11-18T12:00:00Z' });
  await page.goto(toolPath(first.id));
  await untilInteractive(page);
  await page.clock.runFor(5000);
  const clicks = () => page.evaluate(() => JSON.parse(localStorage.getItem('stb:tool-clicks') ?? 'null'));
  await expect
    .poll(clicks)
    .toMatchObject({ records: [{ toolId: first.id, clickCount: 1, weeklyClicks: 1 }] });
  await page.reload();
  await untilInteractive(page);
  await page.clock.runFor(5000);
  await expect.poll(async () => Object.values((await clicks()).weeks[0].toolStats)).toEqual([2]);
  expect((await clicks()).weeks[0].week).toBe('2026-47');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('stb:popular-tools')))
    .toBe(JSON.stringify([first.id]));
  await page.goto('/tools');
  await expect(cards(page).first().getByRole('heading')).toHaveText(title(first.id));
});

test('stored data can be saved as a file and cleared, and clearing can be undone', async ({ page }) => {
  await fillStorage(page, { favorites: [first.id], 'recent-tools': [second.id] });
  await page.goto('/tools?lang=en');
  await untilInteractive(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: text(pageWords('on-demand', 'en'), 'kept.save') }).click();
  expect((await saved).suggestedFilename()).toMatch(/^seller-toolbox-my-tools-\d{4}-\d\d-\d\d\.json$/);
  await page.getByRole('button', { name: text(platformWords('en'), 'frame.clear') }).click();
  const favorites = () => page.evaluate(() => localStorage.getItem('stb:favorites'));
  expect(await favorites()).toBe('[]');
  await page.getByRole('button', { name: text(platformWords('en'), 'frame.undo') }).click();
  expect(await favorites()).toBe(JSON.stringify([first.id]));
});

test('the hub works with blocked storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/tools');
  await untilInteractive(page);
  const star = cardOf(page, first.id).getByRole('button');
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await cardOf(page, second.id).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title(second.id));
});

test('the hub works with invalid stored data', async ({ page }) => {
  await page.addInitScript(() => {
    for (const key of ['favorites', 'recent-tools', 'popular-tools', 'tool-clicks', 'tool-list']) {
      localStorage.setItem(`stb:${key}`, '{"a":[1,{"b":"\\"]{}body{display:none}"}]}');
    }
  });
  await page.goto('/');
  await untilInteractive(page);
  await expect(cards(page)).toHaveCount(tools.length);
});

test('the hero links to the tools', async ({ page }) => {
  await page.goto('/');
  await untilInteractive(page);
  await page.getByRole('link', { name: text(pageWords('home', 'zh'), 'hero.tools') }).click();
  const heading = page.locator('#tools').getByRole('heading', { name: text(hostWords('zh'), 'hub.title') });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});

test('on a phone one link of the hero leads to the tools, high enough for a finger', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await untilInteractive(page);
  const link = page.locator('main a[href="#tools"]').filter({ visible: true });
  await expect(link).toHaveCount(1);
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await link.click();
  const heading = page.locator('#tools').getByRole('heading', { name: text(hostWords('zh'), 'hub.title') });
  await expect(heading).toBeFocused();
});

test('the footer shows that the forum is not available yet', async ({ page }) => {
  await page.goto(address('/', 'en'));
  await untilInteractive(page);
  const footer = page.getByRole('contentinfo');
  await footer.locator('summary', { hasText: text(hostWords('en'), 'footer.forum') }).click();
  await expect(footer.getByText(text(hostWords('en'), 'footer.forumSoon'))).toBeVisible();
});

for (const language of ['zh', 'id'] as const) {
  test(`home fits 320 px in ${language} with stars and entries tools`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await fillStorage(page, { favorites: [first.id] });
    await page.goto(address('/', language));
    await untilInteractive(page);
    await expect(page.getByText(text(pageWords('on-demand', language), 'kept.where'))).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
}
