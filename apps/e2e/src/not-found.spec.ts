import { test, expect } from './fixtures/test.ts';
import { untilInteractive } from './fixtures/page-checks.ts';
import { address } from './site/pages.ts';
import { hostWords, pageWords, text } from './site/words.ts';

for (const path of ['/no-such-page', '/tools/no-such-tool', '/deep/er/path']) {
  for (const language of ['zh', 'en'] as const) {
    test(`${address(path, language)} is a page of its own with status 404`, async ({ page, watch }) => {
      const answer = await page.goto(address(path, language));
      expect(answer?.status()).toBe(404);
      await untilInteractive(page);
      const words = hostWords(language);
      await expect(page.getByText(text(words, 'notFound.title')).first()).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      await page.getByRole('link', { name: text(pageWords('home', language), 'notFound.goHome') }).click();
      await expect(page).toHaveURL(address('/', language));
      await expect(page.getByText(text(words, 'notFound.title'))).toHaveCount(0);
      watch.forgive(/status of 404/);
    });
  }
}
