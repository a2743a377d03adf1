import type { Page } from '@playwright/test';
import { tools } from '@seller-toolbox/catalogue';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from '@seller-toolbox/words';
import {
  expectAccessible,
  expectAccessibleColors,
  expectFitsNarrowest,
  expectNoSidewaysScroll,
  expectWords,
  untilInteractive,
} from './fixtures/page-checks.ts';
import { expect, test } from './fixtures/test.ts';
import { address, builtPages, publicPaths, toolPath } from './site/pages.ts';

const WIDTHS = [1440, 390];
const THEMES = ['light', 'dark'] as const;

/**
 * The languages of a page at a width: all six in `npm run test:full`, otherwise one, which rotates over the pages and
 * differs between widths.
 */
function walkedLanguages(page: number, width: number): readonly Language[] {
  if (process.env['E2E_FULL']) return LANGUAGE_CODES;
  const turn = page + WIDTHS.indexOf(width) * 3;
  return LANGUAGE_CODES.filter((_, index) => index === turn % LANGUAGE_CODES.length);
}

/** Every internal link of the page is in its language. */
async function expectLinksIn(page: Page, language: Language): Promise<void> {
  const links = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]:not([hreflang])')]
      .map((link) => new URL(link.href))
      .filter(
        (url) =>
          url.origin === location.origin && url.pathname + url.search !== location.pathname + location.search,
      )
      .map((url) => url.pathname + url.search),
  );
  expect(links.length).toBeGreaterThan(0);
  const carried = language === DEFAULT_LANGUAGE ? null : language;
  expect(links.filter((link) => new URL(link, 'http://site').searchParams.get('lang') !== carried)).toEqual(
    [],
  );
}

/** All rules of accessibility apply once to each path, at a width that rotates; in `npm run test:full` always. */
const isFullyChecked = (page: number, width: number): boolean =>
  process.env['E2E_FULL'] !== undefined || page % WIDTHS.length === WIDTHS.indexOf(width);

test('every tool and every public path has a page in every language', () => {
  const built = builtPages().map(({ path, language }) => `${language} ${path}`);
  const paths = [...new Set([...publicPaths(), ...tools.map(({ id }) => toolPath(id))])];
  const wanted = paths.flatMap((path) => LANGUAGE_CODES.map((language) => `${language} ${path}`));
  expect([...built].sort()).toEqual([...wanted].sort());
});

async function open(page: Page, path: string, language: Language): Promise<void> {
  const answer = await page.goto(address(path, language));
  expect(answer?.status()).toBe(200);
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

for (const [index, path] of publicPaths().entries()) {
  for (const [at, width] of WIDTHS.entries()) {
    // Each theme is the first paint of every page, at one of the widths; the other one is switched to on the open page.
    const [first, second] = at === 0 ? THEMES : ([THEMES[1], THEMES[0]] as const);
    for (const language of walkedLanguages(index, width)) {
      test(`${address(path, language)} is valid at ${width} px in ${first} and ${second}, and its links keep the language`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme: first });
        await open(page, path, language);
        await untilInteractive(page);
        await expect(page.locator('html')).toHaveAttribute('data-theme', first);
        await expectWords(page);
        await expectNoSidewaysScroll(page);
        if (isFullyChecked(index, width)) await expectAccessible(page);
        await page.emulateMedia({ colorScheme: second });
        await expect(page.locator('html')).toHaveAttribute('data-theme', second);
        await expectNoSidewaysScroll(page);
        if (isFullyChecked(index, width)) await expectAccessibleColors(page);
        await expectLinksIn(page, language);
        await expectFitsNarrowest(page);
      });
    }
  }
}

test.describe('as prerendered', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  for (const [index, path] of publicPaths().entries()) {
    const walked = WIDTHS.flatMap((width) => walkedLanguages(index, width));
    const others = LANGUAGE_CODES.filter((code) => !walked.includes(code));
    if (others.length === 0) continue;
    test(`${path} has its words in ${others.join(', ')}, fits a phone, and its links keep the language`, async ({
      page,
      watch,
    }) => {
      for (const language of others) {
        await test.step(language, async () => {
          await open(page, path, language);
          await expectWords(page);
          await expectLinksIn(page, language);
          await expectNoSidewaysScroll(page);
          await expectFitsNarrowest(page);
        });
      }
      // Preloaded scripts are blocked where scripts are off.
      watch.forgive(/^request: .* csp$/);
    });
  }
});

test('expectAccessible finds a violation, unless its rule is excluded', async ({ page }) => {
  await page.setContent('<html lang="en"><title>x</title><main><p style="color: #ddd">pale</p></main>');
  await expect(expectAccessible(page)).rejects.toThrow('color-contrast: p');
  await expect(expectAccessibleColors(page)).rejects.toThrow('color-contrast: p');
  await expectAccessible(page, ['color-contrast']);
});
