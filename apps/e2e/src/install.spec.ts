import { SITE_NAMES } from '@seller-toolbox/contracts/site-names';
import type { Page } from '@playwright/test';
import { tools } from '@seller-toolbox/catalogue';
import { LANGUAGE_CODES } from '@seller-toolbox/words';
import { PNG } from 'pngjs';
import { offlineText, untilNoticesShow } from './fixtures/offline.ts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectWords,
  untilInteractive,
} from './fixtures/page-checks.ts';
import { expect, test } from './fixtures/test.ts';
import { address } from './site/pages.ts';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const BROWSERS = [
  ['iosSafari', `${PHONE} Version/18.1 Mobile/15E148 Safari/604.1`],
  ['inApp', `${PHONE} Mobile/15E148 MicroMessenger/8.0.50`],
  ['desktopFirefox', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0'],
  [
    'samsung',
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
  ],
] as const;

/** A visitor who has used this many tools. */
async function openAfter(page: Page, count: number): Promise<void> {
  const ids = tools.slice(0, count).map(({ id }) => id);
  await page.addInitScript((recent) => localStorage.setItem('stb:recent-tools', JSON.stringify(recent)), ids);
  // The offer appears after some idle seconds.
  await page.clock.install();
  await page.goto(address('/', 'en'));
  await untilInteractive(page);
  await page.clock.runFor(10_000);
}

const card = (page: Page) => page.getByRole('region', { name: offlineText('en', 'install.title') });
const button = (page: Page, name: string) =>
  card(page).getByRole('button', { name: offlineText('en', name) });

for (const [guide, userAgent] of BROWSERS) {
  test.describe(guide, () => {
    test.use({ userAgent, viewport: { width: 390, height: 844 } });

    test(`${guide} shows its own steps`, async ({ page }) => {
      await openAfter(page, 3);
      await button(page, 'install.how').click();
      const steps = offlineText('en', `guide.${guide}`).split('\n');
      await expect(card(page).getByRole('listitem')).toHaveText(steps);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await expectWords(page);
    });
  });
}

test('no offer to install after two tools', async ({ page }) => {
  await openAfter(page, 2);
  await untilNoticesShow(page);
  await expect(card(page)).toHaveCount(0);
});

test('a dismissed offer to install does not come back', async ({ page }) => {
  await openAfter(page, 3);
  await button(page, 'install.dismiss').click();
  await expect(card(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('stb:install'))).toBe('dismissed');
  await page.reload();
  await untilInteractive(page);
  await page.clock.runFor(10_000);
  await untilNoticesShow(page);
  await expect(card(page)).toHaveCount(0);
});

test("the button opens the browser's install prompt, and the offer disappears after installation", async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('load', () => {
      const offer = new Event('beforeinstallprompt', { cancelable: true });
      dispatchEvent(Object.assign(offer, { prompt: () => Promise.resolve({ outcome: 'accepted' }) }));
      document.documentElement.dataset['kept'] = String(offer.defaultPrevented);
    });
  });
  await openAfter(page, 3);
  await button(page, 'install.now').click();
  await expect(card(page)).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.dataset['kept'])).toBe('true');
  expect(await page.evaluate(() => localStorage.getItem('stb:install'))).toBe('installed');
});

for (const language of LANGUAGE_CODES) {
  test(`the web app manifest has name, icons and shortcuts in ${language}`, async ({ page, request }) => {
    await page.goto(address('/', language));
    const href = await page.locator('link[rel=manifest]').getAttribute('href');
    const answer = await request.get(href ?? '');
    expect(answer.headers()).toMatchObject({
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'public, max-age=86400',
    });
    const manifest = (await answer.json()) as {
      readonly name: string;
      readonly start_url: string;
      readonly icons: readonly { readonly src: string; readonly sizes: string }[];
      readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
    };
    expect(manifest.name).toBe(SITE_NAMES[language]);
    expect(manifest.start_url).toBe(address('/', language));
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = PNG.sync.read(await (await request.get(src)).body());
      expect(`${width}x${height}`).toBe(sizes);
    }
    for (const { url } of manifest.shortcuts) expect((await request.get(url)).ok()).toBe(true);
    expect(manifest.shortcuts.length).toBe(
      tools.filter(({ hot, status }) => hot && status === 'ready').length,
    );
  });
}
