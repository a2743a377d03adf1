import { layoutShift, untilInteractive } from './fixtures/page-checks.ts';
import { expect, test } from './fixtures/test.ts';
import { address, toolPath } from './site/pages.ts';

/** As some spreadsheet programs save a text. */
const FILE = {
  name: 'titles.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('\ufeffred mug, blue mug\r\n', 'utf16le'),
};

for (const id of ['case-converter', 'keyword-combiner', 'keyword-density', 'word-frequency-analyzer']) {
  test(`${id} takes a text file a moment after the page, whose button moves nothing`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address(toolPath(id), 'en'));
    await untilInteractive(page);
    await expect(page.getByRole('button', { name: 'Open a file' })).toBeVisible();
    expect(await layoutShift(page)).toBe(0);
    await page.getByLabel('Open a file').first().setInputFiles(FILE);
    await expect(page.getByRole('textbox').filter({ hasText: 'red mug, blue mug' })).toBeVisible();
  });
}
