import { untilInteractive } from './fixtures/page-checks.ts';
import { expect, test } from './fixtures/test.ts';
import { answerText, changeSomething, freezeClock, toolPage } from './fixtures/tool-page.ts';
import { address, toolPath } from './site/pages.ts';
import { platformWords, text } from './site/words.ts';
import { workingTools } from './site/working-tools.ts';

const words = platformWords('en');

for (const { id } of workingTools) {
  const url = address(toolPath(id), 'en');

  test(`${id} answers a change, and a link restores it elsewhere`, async ({ page, browser, baseURL }) => {
    await freezeClock(page, url);
    await page.goto(url);
    await untilInteractive(page);
    const tool = toolPage(page, 'en');
    await changeSomething(tool);
    await expect.poll(() => page.evaluate(() => location.hash)).not.toBe('');
    const result = await answerText(tool);

    const context = await browser.newContext();
    const elsewhere = await context.newPage();
    await freezeClock(elsewhere, new URL(url, baseURL).href);
    await elsewhere.goto(page.url());
    await expect.poll(() => answerText(toolPage(elsewhere, 'en'))).toBe(result);
    await context.close();
  });

  test(`${id} keeps its input over a reload`, async ({ page }) => {
    await freezeClock(page, url);
    await page.goto(url);
    await untilInteractive(page);
    const tool = toolPage(page, 'en');
    await changeSomething(tool);
    await expect.poll(() => page.evaluate(() => location.hash)).not.toBe('');
    const result = await answerText(tool);
    await page.goto('about:blank');
    await page.goto(url);
    await expect.poll(() => answerText(toolPage(page, 'en'))).toBe(result);
  });

  test(`${id} falls back to the example when a link cannot be read, and says so`, async ({ page }) => {
    await freezeClock(page, url);
    await page.goto(url);
    await untilInteractive(page);
    const example = await answerText(toolPage(page, 'en'));
    await page.goto('about:blank');
    await page.goto(`${url}#%E0%A4%A=1`);
    await expect(page.getByText(text(words, 'frame.linkUnreadable'))).toBeVisible();
    expect(await answerText(toolPage(page, 'en'))).toBe(example);
  });

  test(`${id} sends nothing that was put in`, async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.goto(url);
    await untilInteractive(page);
    await changeSomething(toolPage(page, 'en'));
    await expect.poll(() => page.evaluate(() => location.hash)).not.toBe('');
    const fragment = await page.evaluate(() => location.hash);
    await page.goto('about:blank');
    expect(sent.filter((text) => text.includes('zanzibarquartz') || text.includes(fragment))).toEqual([]);
  });
}
