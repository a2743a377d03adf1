import { LANGUAGE_CODES } from '@seller-toolbox/words';
import { untilInteractive } from './fixtures/page-checks.ts';
import { expect, test } from './fixtures/test.ts';
import { address, toolPath } from './site/pages.ts';

const PHONE = { width: 390, height: 844 };
/** Of the visitor's place and of cities. */
const MIN_TIMES = 5;

for (const language of LANGUAGE_CODES) {
  test(`the world clock in ${language} on a phone starts with the times`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(address(toolPath('world-clock'), language));
    await untilInteractive(page);
    const times = page.getByRole('article').locator('time');
    const boxes = await Promise.all((await times.all()).map((time) => time.boundingBox()));
    expect(boxes.filter((box) => box && box.y + box.height <= PHONE.height).length).toBeGreaterThanOrEqual(
      MIN_TIMES,
    );
    const field = await page.getByRole('article').getByRole('combobox').first().boundingBox();
    expect(boxes[0]?.y).toBeLessThan(field?.y ?? 0);
  });
}
