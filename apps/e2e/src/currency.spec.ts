import { untilInteractive } from './fixtures/page-checks.ts';
import { expect, test } from './fixtures/test.ts';
import { toolPage } from './fixtures/tool-page.ts';
import { address, toolPath } from './site/pages.ts';

/** Rates of a source that is called otherwise, knows more currencies, and has longer figures than the page starts with. */
const NEWER = {
  rates: {
    USD: 1,
    CNY: 6.7036,
    EUR: 0.873912,
    GBP: 0.751134,
    JPY: 157.3312,
    HKD: 7.78126,
    TWD: 31.1193,
    IDR: 16_702.3,
    VND: 26_312.5,
    XCD: 2.7,
  },
  lastUpdated: '2026-11-21T16:00:00.000Z',
  asOf: '2026-11-21',
  baseCurrency: 'USD',
  source: 'open-er-api',
  stale: false,
};

for (const [language, width] of [
  ['zh', 390],
  ['vi', 390],
  ['en', 1440],
] as const) {
  test(`newer rates find their room kept, ${language} at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address(toolPath('currency-converter'), language));
    await untilInteractive(page);
    const { result } = toolPage(page, language);
    const rateCard = result.getByRole('table').first();
    const before = await rateCard.boundingBox();
    await page.route('**/exchange-rates/latest*', (route) =>
      route.fulfill({ json: { success: true, data: NEWER } }),
    );
    // A page that is online again asks at once.
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(rateCard).toContainText(/6[.,]7036/);
    expect(await rateCard.boundingBox()).toEqual(before);
  });
}
