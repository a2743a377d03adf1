import type { Page } from '@playwright/test';
import { ACTIVE, serviceWithAdmin, type AnnouncingService } from './fixtures/announcements.ts';
import { layoutShift, untilInteractive } from './fixtures/page-checks.ts';
import { expect, test } from './fixtures/test.ts';
import { address } from './site/pages.ts';
import { announcementWords, text } from './site/words.ts';

const words = announcementWords('en');
const bars = (page: Page) => page.getByRole('region', { name: text(words, 'bar.label') });
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const PATHS = ['/', '/tools/unit-converter'];

/** Whether an announcement covers any part of the focused element. */
function isCoveredByBar(control: Element): boolean {
  const { left, right, top, bottom } = control.getBoundingClientRect();
  const points = [top + 2, (top + bottom) / 2, bottom - 2].map((y) => [(left + right) / 2, y] as const);
  return points.some(([x, y]) => Boolean(document.elementFromPoint(x, y)?.closest('[data-open]')));
}

// One service for all tests, which see its announcements.
test.describe.configure({ mode: 'serial' });
let service: AnnouncingService;
test.beforeAll(async ({ playwright }) => {
  test.setTimeout(180_000);
  service = await serviceWithAdmin(await playwright.request.newContext());
});
test.afterAll(() => service.stop());

/** Opens a page and waits for its announcements; a page with reserved space requests them before it has loaded. */
async function openAnswered(page: Page, path: string): Promise<void> {
  const answered = page.waitForResponse(ACTIVE);
  await page.goto(service.url + address(path, 'en'));
  await answered;
}

async function expectNoShift(page: Page, path: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await openAnswered(page, path);
    await untilInteractive(page);
    expect({ path, size, shift: await layoutShift(page) }).toEqual({ path, size, shift: 0 });
  }
}

test('nothing shifts without announcements', async ({ page }) => {
  for (const path of PATHS) await expectNoShift(page, path);
  await expect(bars(page)).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-announced', '');
});

test('an announcement published while a page is open overlays it, without a shift', async ({ page }) => {
  await openAnswered(page, '/tools');
  // The page has taken the answer: from then on it requests again.
  await untilInteractive(page);
  await service.publish({ title: 'Just published', content: 'Now.', priority: 50 });
  await page.evaluate(() => dispatchEvent(new Event('stb:announcements-cache-cleared')));
  await expect(bars(page)).toContainText('Just published');
  expect(await bars(page).evaluate((element) => getComputedStyle(element).position)).toBe('fixed');
  expect(await layoutShift(page)).toBe(0);

  // The next page has reserved space.
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(service.url + address('/', 'en'));
  await expect
    .poll(() => bars(page).evaluate((element) => getComputedStyle(element).position))
    .toBe('static');
});

test('an overlaid announcement covers no focused element', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAnswered(page, '/tools/unit-converter');
  await untilInteractive(page);
  const late = await service.publish({ title: 'Comes late', content: 'Now.', display_position: 'banner' });
  await page.evaluate(() => dispatchEvent(new Event('stb:announcements-cache-cleared')));
  await expect(bars(page).filter({ hasText: 'Comes late' })).toBeVisible();

  const controls = page.locator('main').locator('a, button, input, select, summary').locator('visible=true');
  const count = Math.min(await controls.count(), 40);
  for (let at = 0; at < count; at += 1) {
    const control = controls.nth(at);
    await control.focus();
    await expect.poll(() => control.evaluate(isCoveredByBar), `control ${at}`).toBe(false);
  }
  await service.withdraw(late);
});

test('nothing shifts with announcements, nor when they rotate', async ({ page }) => {
  const content = 'One sentence after the other, with <b>simple</b> HTML in it. '.repeat(8);
  await service.publish({ title: 'Second', content, priority: 40, type: 'warning' });
  await service.publish({ title: 'A block', content, display_position: 'banner', click_action: '/feedback' });
  await service.publish({
    title: 'Another block',
    content: 'Short.',
    display_position: 'banner',
    type: 'error',
  });
  for (const path of PATHS) {
    await page.clock.install();
    await expectNoShift(page, path);
    await expect(bars(page)).toHaveCount(2);
    await page.clock.runFor(5000);
    await page.clock.runFor(5000);
    expect(await layoutShift(page)).toBe(0);
  }
});

test('views and followed actions are counted once per visitor, apart, and the action opens in their language', async ({
  page,
}) => {
  const id = await service.publish({
    title: 'Act',
    content: 'Do.',
    priority: 99,
    click_action: '/tools#top',
  });
  const statuses: number[] = [];
  await page.route(`**/announcements/${id}/view`, async (route) => {
    const response = await route.fetch();
    statuses.push(response.status());
    // The page may have been left and receive nothing any more.
    await route.fulfill({ response }).catch(() => undefined);
  });
  for (const time of [1, 2]) {
    await page.goto(service.url + address('/privacy', 'en'));
    // A second in the viewport is a view; the announcements come in several files.
    await expect.poll(async () => (await service.countsOf(id)).views, { timeout: 20_000 }).toBe(1);
    await bars(page)
      .first()
      .getByRole('link', { name: text(words, 'bar.action') })
      .click();
    await expect(page).toHaveURL(`${service.url}/tools?lang=en#top`);
    await expect.poll(() => statuses).toHaveLength(time);
    expect((await service.countsOf(id)).clicks).toBe(1);
  }
});
