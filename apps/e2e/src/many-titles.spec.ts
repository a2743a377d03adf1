import type { Locator } from '@playwright/test';
import {
  expectAccessible,
  expectFitsNarrowest,
  expectWords,
  untilInteractive,
} from './fixtures/page-checks.ts';
import { expect, test } from './fixtures/test.ts';
import { address, toolPath } from './site/pages.ts';
import { platformWords, text, titleListWords, toolWords } from './site/words.ts';

const list = titleListWords('en');
const say = (key: string) => text(list, `list.${key}`);
const platform = platformWords('en');

/** Limit of the list. */
const MAX_TITLES = 10_000;
const FILE = {
  name: 'listings.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    `seller-sku,item-name\n${Array.from({ length: MAX_TITLES }, (_, index) => `A-${index},"Steel Bottle! ${index}, Blue"\n`).join('')}`,
  ),
};

/** Clicks a button, and another one in the page as soon as it appears: a fast worker would finish before the test sees it. */
async function clickImmediately(first: Locator, second: string): Promise<void> {
  await first.evaluate((button, text) => {
    const found = new MutationObserver(() => {
      const next = [...document.querySelectorAll('button')].find((one) => one.textContent === text);
      if (!next) return;
      found.disconnect();
      next.click();
    });
    found.observe(document.body, { childList: true, subtree: true });
    (button as HTMLButtonElement).click();
  }, second);
}

for (const tool of ['title-analyzer', 'title-fixer']) {
  test(`${tool} processes ${MAX_TITLES} titles of a file in its worker, and can be stopped`, async ({
    page,
  }) => {
    // The titles have a limit of their own below.
    test.slow();
    await page.goto(address(toolPath(tool), 'en'));
    await untilInteractive(page);
    await page.getByText(text(toolWords(tool, 'en'), 'ui.manyTitles')).click();
    await page.locator('input[type=file]').setInputFiles(FILE);
    const run = page.getByRole('button', { name: say('run_other').replace('{{count}}', '10,000') });

    await clickImmediately(run, text(platform, 'frame.cancel'));
    await expect(page.getByText(/^Stopped after [\d,]+ of 10,000$/).first()).toBeAttached();

    await run.click();
    const table = page.getByRole('table', { name: say('results') });
    await expect(table.getByRole('row')).toHaveCount(51, { timeout: 110_000 });
    await expect(table).toContainText('A-0');
    // A button that the header of the site half covers would count as too small.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page);
    await expectWords(page);
    await expectFitsNarrowest(page);

    const saved = page.waitForEvent('download');
    // The first one saves the result of the single title.
    await page
      .getByRole('button', { name: text(platform, 'table.save') })
      .last()
      .click();
    expect((await saved).suggestedFilename()).toMatch(new RegExp(`^${tool}-.*\\.csv$`));
  });
}
