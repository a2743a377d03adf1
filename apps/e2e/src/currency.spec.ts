import { HOUR } from '@seller-toolbox/tool-contract/durations';
import { untilInteractive } from './fixtures/page-checks.ts';
import { expect, test } from './fixtures/test.ts';
import { toolPage } from './fixtures/tool-page.ts';
import { address, toolPath } from './site/pages.ts';
import { text, toolWords } from './site/words.ts';

/** Rates with another source name, more currencies, and longer figures than the built-in ones. */
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
  baseCurrency: 'USD',
  source: 'open-er-api',
  stale: false,
};

/** After more than a day, as on each weekend, the page shows that they may be out of date. */
function ratesOfHoursAgo(hours: number) {
  const lastUpdated = new Date(Date.now() - hours * HOUR).toISOString();
  return { ...NEWER, lastUpdated, asOf: lastUpdated.slice(0, 10) };
}

for (const [language, width, hours] of [
  ['zh', 390, 1],
  ['vi', 390, 1],
  ['en', 1440, 1],
  ['en', 1440, 30],
  ['vi', 1440, 30],
] as const) {
  test(`rates of ${hours} h ago, and then none, fit the reserved space, ${language} at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address(toolPath('currency-converter'), language));
    await untilInteractive(page);
    const { result } = toolPage(page, language);
    const words = toolWords('currency-converter', language);
    const rateCard = result.getByRole('table').first();
    const before = await rateCard.boundingBox();
    await page.route('**/exchange-rates/latest*', (route) =>
      route.fulfill({ json: { success: true, data: ratesOfHoursAgo(hours) } }),
    );
    // A page that is online again requests immediately.
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(rateCard).toContainText(/6[.,]7036/);
    expect(await rateCard.boundingBox()).toEqual(before);
    // The sign-in page of a hotel network instead of the service.
    await page.route('**/exchange-rates/latest*', (route) => route.fulfill({ body: 'Please sign in' }));
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(result.getByText(text(words, 'ui.serviceAway'))).toBeVisible();
    expect(await rateCard.boundingBox()).toEqual(before);
  });
}
