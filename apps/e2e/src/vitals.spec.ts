import { expectAccessible, expectAccessibleColors, expectWords } from './fixtures/page-checks.ts';
import { expect, test } from './fixtures/test.ts';
import { pageWords, text } from './site/words.ts';

const title = text(pageWords('vitals', 'en'), 'panel.title');

test('the debug panel scores page load in light and dark, and sends nothing of it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await page.goto('/?debug=vitals&lang=en');
  const panel = page.getByRole('region', { name: title });
  await expect(panel.getByRole('row')).toHaveCount(6);
  await expect(panel.locator('output')).toHaveText(/^\d{1,3}$/);
  await expect(
    panel.getByRole('row', { name: text(pageWords('vitals', 'en'), 'metric.firstPaint') }),
  ).toContainText('ms');
  await expectAccessible(page);
  await expectWords(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectAccessibleColors(page);
  await panel.getByRole('button').click();
  await expect(panel).toHaveCount(0);
  expect(sent.filter((body) => /paint|vital/i.test(body))).toEqual([]);
});
