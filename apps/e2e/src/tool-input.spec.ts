import { tools } from '@seller-toolbox/catalogue';
import { untilInteractive } from './fixtures/page-checks.ts';
import { expect, test } from './fixtures/test.ts';
import { answerText, changeFirstField, firstTextField, toolPage } from './fixtures/tool-page.ts';
import { address, toolPath } from './site/pages.ts';
import { platformWords, text } from './site/words.ts';

const words = platformWords('en');

for (const { id } of tools) {
  const url = address(toolPath(id), 'en');

  test(`${id} answers a change as it is typed, and a link restores it elsewhere`, async ({
    page,
    browser,
  }) => {
    await page.goto(url);
    await untilInteractive(page);
    const tool = toolPage(page, 'en');
    const typed = await changeFirstField(tool);
    await expect.poll(() => page.evaluate(() => location.hash)).not.toBe('');
    const result = await answerText(tool);

    const context = await browser.newContext();
    const elsewhere = await context.newPage();
    await elsewhere.goto(page.url());
    const restored = toolPage(elsewhere, 'en');
    await expect.poll(() => answerText(restored)).toBe(result);
    await expect(firstTextField(restored)).toHaveValue(typed);
    await context.close();
  });

  test(`${id} keeps its input over a reload`, async ({ page }) => {
    await page.goto(url);
    await untilInteractive(page);
    const typed = await changeFirstField(toolPage(page, 'en'));
    await expect.poll(() => page.evaluate(() => location.hash)).not.toBe('');
    await page.goto('about:blank');
    await page.goto(url);
    await expect(firstTextField(toolPage(page, 'en'))).toHaveValue(typed);
  });

  test(`${id} falls back to the example when a link cannot be read, and says so`, async ({ page }) => {
    await page.goto(url);
    await untilInteractive(page);
    const example = await answerText(toolPage(page, 'en'));
    await page.goto('about:blank');
    await page.goto(`${url}#%E0%A4%A=1`);
    await expect(page.getByText(text(words, 'frame.linkUnreadable'))).toBeVisible();
    expect(await answerText(toolPage(page, 'en'))).toBe(example);
  });

  test(`${id} sends nothing that was typed`, async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.goto(url);
    await untilInteractive(page);
    const field = firstTextField(toolPage(page, 'en'));
    const secret = (await field.inputValue()).match(/^[\d.,]+$/) ? '481.516' : 'zanzibarquartz lid';
    await field.fill(secret);
    await expect.poll(() => page.evaluate(() => location.hash)).toContain(secret.split(' ')[0]);
    await page.goto('about:blank');
    expect(sent.filter((text) => text.includes(secret.split(' ')[0] ?? secret))).toEqual([]);
  });
}
