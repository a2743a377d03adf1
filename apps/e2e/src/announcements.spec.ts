import type { Page } from '@playwright/test';
import { SCRIPT_PAYLOADS } from '@seller-toolbox/testing/script-payloads';
import { HOUR, MINUTE } from '@seller-toolbox/tool-contract/durations';
import { ACTIVE, announce, announcement } from './fixtures/announcements.ts';
import {
  expectAccessible,
  expectFitsNarrowest,
  expectWords,
  untilDrawn,
  untilInteractive,
} from './fixtures/page-checks.ts';
import { expect, test } from './fixtures/test.ts';
import { address } from './site/pages.ts';
import { announcementWords, text } from './site/words.ts';

const words = announcementWords('en');
const say = (key: string) => text(words, key);
const HOME = address('/', 'en');
const ROTATION_MS = 5000;

const three = [
  announcement({ id: 'low', title: 'Third', priority: 1 }),
  announcement({ id: 'high', title: 'First', priority: 90 }),
  announcement({ id: 'middle', title: 'Second', priority: 40, type: 'maintenance' }),
];

const bar = (page: Page) => page.getByRole('region', { name: say('bar.label') });
const button = (page: Page, key: string) => bar(page).getByRole('button', { name: say(key) });

const NOW = Date.parse('2026-11-22T12:00:00Z');

/** The page with a clock controlled by the test, at the start of the first five seconds. */
async function openWithPausedClock(page: Page): Promise<void> {
  await page.clock.install({ time: NOW });
  await page.clock.pauseAt(NOW + MINUTE);
  await page.goto(HOME);
  // Deferred work waits for the clock too; the five seconds start when the announcement is there.
  await expect
    .poll(() => page.clock.runFor(50).then(() => bar(page).count()), { intervals: [20], timeout: 30_000 })
    .toBeGreaterThan(0);
  await expect(bar(page)).toContainText('First');
  await untilDrawn(page);
}

/** Advances the clock by five seconds and waits for rendering. */
async function pass(page: Page): Promise<void> {
  await untilDrawn(page);
  await page.clock.runFor(ROTATION_MS);
  await untilDrawn(page);
}

test('announcements rotate every five seconds, the most important first', async ({ page }) => {
  await announce(page, three);
  await openWithPausedClock(page);
  for (const title of ['Second', 'Third', 'First']) {
    await pass(page);
    await expect(bar(page)).toContainText(title);
  }
});

test('the rotation pauses on hover, on focus and by its button', async ({ page }) => {
  await announce(page, three);
  await openWithPausedClock(page);
  const shown = () => bar(page).innerText();
  const expectStill = async (state: string) => {
    const before = await shown();
    // Once only: after as many steps as announcements the same one would be shown again.
    await pass(page);
    expect({ state, shown: await shown() }).toEqual({ state, shown: before });
  };
  const expectMoves = async () => {
    const before = await shown();
    await pass(page);
    await expect.poll(shown).not.toBe(before);
  };

  await bar(page).hover();
  await expectStill('pointed at');
  await page.mouse.move(600, 500);
  await expectMoves();

  await button(page, 'bar.pause').focus();
  await expectStill('in focus');
  await page.getByRole('banner').getByRole('link').first().focus();
  await expectMoves();

  await button(page, 'bar.pause').click();
  await page.getByRole('banner').getByRole('link').first().focus();
  await page.mouse.move(600, 500);
  await expectStill('stopped');
  const before = await shown();
  await button(page, 'bar.next').click();
  await expect.poll(shown).not.toBe(before);
  await button(page, 'bar.play').click();
  await page.getByRole('banner').getByRole('link').first().focus();
  await page.mouse.move(600, 500);
  await expectMoves();
});

test('the rotation is off with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await announce(page, three);
  await openWithPausedClock(page);
  await pass(page);
  await expect(bar(page)).toContainText('First');
  await expect(button(page, 'bar.play')).toBeVisible();
});

test('Escape collapses an expanded announcement, and restores the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await announce(page, [announcement({ title: 'A long one', content: 'Word '.repeat(60) })]);
  await page.goto(HOME);
  await button(page, 'bar.more').click();
  await expect(button(page, 'bar.less')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, 'bar.more')).toBeFocused();
  await expect(button(page, 'bar.more')).toHaveAttribute('aria-expanded', 'false');
});

test('a closed announcement stays closed after a reload, until it is changed', async ({ page }) => {
  await announce(page, [announcement()]);
  await page.goto(HOME);
  await button(page, 'bar.close').click();
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();

  const response = page.waitForResponse(ACTIVE);
  await page.reload();
  await response;
  await expect(page.locator('html')).toHaveAttribute('data-reserved', '');
  await untilInteractive(page);
  await expect(bar(page)).toHaveCount(0);

  await announce(page, [announcement({ title: 'Day shift', updated_at: '2026-11-22T00:00:00.001Z' })]);
  await page.reload();
  await expect(bar(page)).toContainText('Day shift');
});

test('an announcement that cannot be closed has no close button', async ({ page }) => {
  await announce(page, [announcement({ is_closable: false })]);
  await page.goto(HOME);
  await expect(bar(page)).toContainText('Night shift');
  await expect(button(page, 'bar.close')).toHaveCount(0);
});

test('an announcement that cannot be closed stays until it ends', async ({ page }) => {
  await page.clock.install();
  const end = new Date(Date.now() + HOUR).toISOString();
  await announce(page, [announcement({ is_closable: false, end_time: end })]);
  await page.goto(HOME);
  await expect(bar(page)).toBeVisible();
  await announce(page, []);
  await page.clock.runFor(3_500_000);
  await untilInteractive(page);
  await expect(bar(page)).toBeVisible();
  await page.clock.runFor(200_000);
  await expect(bar(page)).toHaveCount(0);
});

test('a popup is shown once, waits while the visitor types, and restores the focus', async ({ page }) => {
  const popup = announcement({ display_position: 'popup', content: 'Read <b>this</b>' });
  await announce(page, [popup]);
  // Nothing is announced before the visitor types.
  let answer = (): void => undefined;
  const isTyping = new Promise<void>((resolve) => (answer = resolve));
  await page.route(ACTIVE, async (route) => {
    await isTyping;
    await route.fallback();
  });
  const answered = page.waitForResponse(ACTIVE);
  await page.goto(HOME);
  const search = page.getByRole('searchbox').or(page.getByRole('main').getByRole('textbox')).first();
  await search.focus();
  const dialog = page.getByRole('dialog', { name: 'Night shift' });
  answer();
  await answered;
  await untilInteractive(page);
  await expect(dialog).toHaveCount(0);
  await search.blur();
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  const again = page.waitForResponse(ACTIVE);
  await page.reload();
  await again;
  await untilInteractive(page);
  await expect(dialog).toHaveCount(0);
});

test('no script in title or content runs, and none is blocked by the security policy either', async ({
  page,
}) => {
  test.setTimeout(120_000);
  // Dialogs and attributes would both be detected here.
  let ran = 0;
  page.on('dialog', (dialog) => {
    ran++;
    void dialog.dismiss();
  });
  const positions = ['header', 'banner', 'popup'] as const;
  const list = positions.map((display_position, index) =>
    announcement({
      id: `attack-${index}`,
      display_position,
      title: SCRIPT_PAYLOADS.slice(0, 20).join(' '),
      content: SCRIPT_PAYLOADS.join('\n'),
      click_action: 'javascript:alert(1)',
    }),
  );
  await announce(page, list);
  await page.goto(HOME);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('bar.understood') })
    .click();
  await expect(bar(page)).toHaveCount(2);
  const foreign = await page.evaluate(() =>
    [...document.querySelectorAll('section[aria-label] *')]
      .filter((element) =>
        element.matches('script, img, iframe, object, embed, style, link, form, math, video'),
      )
      .map(({ outerHTML }) => outerHTML),
  );
  expect(foreign).toEqual([]);
  await expect(page.getByRole('link', { name: say('bar.action') })).toHaveCount(0);
  expect(ran).toBe(0);
});

test('an unreachable service is called four times, and nothing is shown', async ({ page, watch }) => {
  let requestCount = 0;
  await page.clock.install();
  await page.route(ACTIVE, (route) => {
    requestCount++;
    return route.fulfill({ status: 503, json: { success: false, message: 'away' } });
  });
  await page.goto(HOME);
  // The delays between retries are tested in a unit test.
  await expect
    .poll(
      async () => {
        await page.clock.runFor(1000);
        return requestCount;
      },
      { intervals: [50] },
    )
    .toBe(4);
  await page.clock.runFor(MINUTE);
  await untilInteractive(page);
  expect(requestCount).toBe(4);
  await expect(bar(page)).toHaveCount(0);
  watch.forgive(/503/);
});

test('announcements are requested again in another language, when the tab is visible again, and after the cache was cleared', async ({
  page,
}) => {
  await announce(page, [announcement()]);
  await page.goto(HOME);
  await expect(bar(page)).toBeVisible();
  const inJapanese = page.waitForRequest((request) => request.url().includes('language=ja'));
  await page.locator('summary').first().click();
  await page.getByRole('link', { name: '日本語' }).click();
  await inJapanese;

  let requestCount = 0;
  page.on('request', (request) => {
    if (request.url().includes('/announcements/active')) requestCount++;
  });
  // No second request while one is under way.
  await expect
    .poll(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
      return requestCount;
    })
    .toBeGreaterThan(0);

  const again = page.waitForRequest(ACTIVE);
  await announce(page, [
    announcement({ title: 'Published just now', updated_at: '2026-11-22T01:00:00.000Z' }),
  ]);
  await page.evaluate(() => dispatchEvent(new Event('stb:announcements-cache-cleared')));
  await again;
  await expect(page.getByText('Published just now')).toBeVisible();
});

for (const width of [1440, 390]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`announcements are valid at ${width} px in ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      const long =
        'A long sentence that says <b>what happens</b>, when, and <a href="/feedback">what to do</a>. '.repeat(
          6,
        );
      await announce(page, [
        ...three,
        announcement({
          id: 'b1',
          display_position: 'banner',
          type: 'warning',
          title: 'Fees change',
          content: long,
          click_action: '/tools',
        }),
        announcement({
          id: 'b2',
          display_position: 'banner',
          type: 'error',
          title: 'Another',
          content: long,
        }),
      ]);
      await page.goto(HOME);
      await expect(bar(page)).toHaveCount(2);
      await untilInteractive(page);
      await expectAccessible(page);
      await expectWords(page);
      const more = bar(page)
        .last()
        .getByRole('button', { name: say('bar.more') });
      await more.click();
      await expect(bar(page).last()).toContainText('what to do');
      await expectAccessible(page);
      await expectFitsNarrowest(page);
    });
  }
}
