import type { Page } from '@playwright/test';
import { elsewhere } from './fixtures/elsewhere.ts';
import { untilInteractive } from './fixtures/page-checks.ts';
import { expect, test } from './fixtures/test.ts';
import {
  answerText,
  changeSomething,
  freezeClock,
  PUT_IN,
  takesFilesOnly,
  toolPage,
} from './fixtures/tool-page.ts';
import { address, toolPath } from './site/pages.ts';
import { platformWords, text } from './site/words.ts';
import { workingTools } from './site/working-tools.ts';

const words = platformWords('en');

interface Given {
  /** The address of the page, as it is then. */
  readonly link: string;
  readonly answer: string;
  readonly isFile: boolean;
}

/** Changes something, and waits until the address has it; a file is in no link: its address brings everybody to the example. */
async function give(page: Page): Promise<Given> {
  const tool = toolPage(page, 'en');
  const before = page.url();
  await changeSomething(tool);
  const isFile = await takesFilesOnly(tool);
  if (isFile) expect(page.url()).toBe(before);
  else await expect.poll(() => page.evaluate(() => location.hash), { intervals: [50] }).not.toBe('');
  return { link: page.url(), answer: await answerText(tool), isFile };
}

async function expectAnswer(page: Page, answer: string): Promise<void> {
  await expect.poll(() => answerText(toolPage(page, 'en')), { intervals: [50] }).toBe(answer);
}

for (const { id } of workingTools) {
  const url = address(toolPath(id), 'en');

  test(`${id} answers a change, sends nothing of it, keeps it over a reload, and a link restores it elsewhere`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await freezeClock(page, url);
    await page.goto(url);
    await untilInteractive(page);
    const example = await answerText(toolPage(page, 'en'));
    const { link, answer, isFile } = await give(page);

    await test.step('no file is kept, and anything else is', async () => {
      await page.goto('about:blank');
      await page.goto(url);
      await expectAnswer(page, isFile ? example : answer);
    });
    // What was still to be sent was sent when the page was left.
    await page.goto('about:blank');
    const putIn = isFile ? PUT_IN : [...PUT_IN, new URL(link).hash];
    expect(sent.filter((text) => putIn.some((part) => text.includes(part)))).toEqual([]);

    await elsewhere(browser, async (other) => {
      const whole = new URL(url, baseURL).href;
      await freezeClock(other, whole);
      await test.step('a link that cannot be read brings the example, and the page says so', async () => {
        await other.goto(`${whole}#%E0%A4%A=1`);
        await expect(other.getByText(text(words, 'frame.linkUnreadable'))).toBeVisible();
        await expectAnswer(other, example);
      });
      if (isFile) return;
      await test.step('a link brings what was put in', async () => {
        await other.goto('about:blank');
        await other.goto(link);
        await expectAnswer(other, answer);
      });
    });
  });
}
