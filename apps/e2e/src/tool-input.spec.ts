import type { Page } from '@playwright/test';
import { untilInteractive } from './fixtures/page-checks.ts';
import { expect, test } from './fixtures/test.ts';
import { answerText, changeSomething, freezeClock, takesFilesOnly, toolPage } from './fixtures/tool-page.ts';
import { address, toolPath } from './site/pages.ts';
import { platformWords, text } from './site/words.ts';
import { workingTools } from './site/working-tools.ts';

const words = platformWords('en');

/** A file is in no link: the address brings everybody to the example. */
function expectOwnAddress(page: Page, url: string): void {
  expect(page.url().endsWith(url)).toBe(true);
}

for (const { id } of workingTools) {
  const url = address(toolPath(id), 'en');

  test(`${id} answers a change, and a link restores it elsewhere`, async ({ page, browser, baseURL }) => {
    await freezeClock(page, url);
    await page.goto(url);
    await untilInteractive(page);
    const tool = toolPage(page, 'en');
    await changeSomething(tool);
    if (await takesFilesOnly(tool)) return expectOwnAddress(page, url);
    await expect.poll(() => page.evaluate(() => location.hash)).not.toBe('');
    const result = await answerText(tool);

    const context = await browser.newContext();
    const elsewhere = await context.newPage();
    await freezeClock(elsewhere, new URL(url, baseURL).href);
    await elsewhere.goto(page.url());
    await expect.poll(() => answerText(toolPage(elsewhere, 'en'))).toBe(result);
    await context.close();
  });

  test(`${id} keeps its input over a reload, but no file`, async ({ page }) => {
    await freezeClock(page, url);
    await page.goto(url);
    await untilInteractive(page);
    const tool = toolPage(page, 'en');
    const example = await answerText(tool);
    await changeSomething(tool);
    const isKept = !(await takesFilesOnly(tool));
    if (isKept) await expect.poll(() => page.evaluate(() => location.hash)).not.toBe('');
    const result = isKept ? await answerText(tool) : example;
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
    await expect.poll(() => answerText(toolPage(page, 'en'))).toBe(example);
  });

  test(`${id} sends nothing that was put in`, async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.goto(url);
    await untilInteractive(page);
    const tool = toolPage(page, 'en');
    await changeSomething(tool);
    const putIn = ['zanzibarquartz', 'IDAT'];
    if (!(await takesFilesOnly(tool))) {
      await expect.poll(() => page.evaluate(() => location.hash)).not.toBe('');
      putIn.push(await page.evaluate(() => location.hash));
    }
    await page.goto('about:blank');
    expect(sent.filter((text) => putIn.some((part) => text.includes(part)))).toEqual([]);
  });
}
