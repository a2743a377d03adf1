import type { Page } from '@playwright/test';
import { inNewBrowser } from './fixtures/in-new-browser.ts';
import { untilInteractive } from './fixtures/page-checks.ts';
import { expect, test } from './fixtures/test.ts';
import {
  answerText,
  changeSomething,
  freezeClock,
  TYPED_TEXTS,
  takesFilesOnly,
  toolPage,
} from './fixtures/tool-page.ts';
import { WORKER_TIMEOUT } from './fixtures/waits.ts';
import { address, toolPath } from './site/pages.ts';
import { platformWords, text } from './site/words.ts';
import { workingTools } from './site/working-tools.ts';

const words = platformWords('en');

interface Given {
  /** The URL of the page after the change. */
  readonly link: string;
  readonly answer: string;
  readonly isFile: boolean;
}

/** Changes something, and waits until the URL contains it; files are not part of the URL, which opens the example. */
async function give(page: Page): Promise<Given> {
  const tool = toolPage(page, 'en');
  const before = page.url();
  await changeSomething(tool);
  const isFile = await takesFilesOnly(tool);
  if (isFile) expect(page.url()).toBe(before);
  else await expect.poll(() => page.evaluate(() => location.hash), { intervals: [50] }).not.toBe('');
  // The address changes before the service has answered.
  await untilInteractive(page);
  return { link: page.url(), answer: await answerText(tool), isFile };
}

async function expectAnswer(page: Page, answer: string): Promise<void> {
  await expect
    .poll(() => answerText(toolPage(page, 'en')), { intervals: [50], ...WORKER_TIMEOUT })
    .toBe(answer);
}

for (const [index, { id, needs }] of workingTools.entries()) {
  const url = address(toolPath(id), 'en');

  test(`${id} answers a change, sends none of it, keeps it over a reload, and a link restores it in another browser`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    // The page is loaded up to five times.
    test.slow();
    await freezeClock(page, url);
    await page.goto(url);
    await untilInteractive(page);
    const example = await answerText(toolPage(page, 'en'));
    const { link, answer, isFile } = await give(page);

    await test.step('no file is stored, but any other input is', async () => {
      await page.goto('about:blank');
      await page.goto(url);
      await expectAnswer(page, isFile ? example : answer);
    });
    // Pending requests were sent when the page was left.
    await page.goto('about:blank');
    const putIn = isFile ? TYPED_TEXTS : [...TYPED_TEXTS, new URL(link).hash];
    // A search of patents asks the service, as the page says; it is the only request.
    const others = needs.includes('patents')
      ? sent.filter((text) => !text.includes('/design-patents?'))
      : sent;
    expect(others.filter((text) => putIn.some((part) => text.includes(part)))).toEqual([]);

    await inNewBrowser(browser, async (other) => {
      const whole = new URL(url, baseURL).href;
      await freezeClock(other, whole);
      // The same code reads the links of all tools: every fourth is enough, except in `npm run test:full`.
      if (process.env['E2E_FULL'] || index % 4 === 0)
        await test.step('an unreadable link opens the example, with a notice', async () => {
          await other.goto(`${whole}#%E0%A4%A=1`);
          await expect(other.getByText(text(words, 'frame.linkUnreadable'))).toBeVisible();
          await expectAnswer(other, example);
        });
      if (isFile) return;
      await test.step('a link restores the input', async () => {
        await other.goto('about:blank');
        await other.goto(link);
        await expectAnswer(other, answer);
      });
    });
  });
}

test('dictated text, for which no key is pressed, replaces the example as typed text does', async ({
  page,
}) => {
  await page.goto(address(toolPath('case-converter'), 'en'));
  await untilInteractive(page);
  const field = toolPage(page, 'en').inputs.getByRole('textbox').first();
  await field.click();
  await page.keyboard.insertText('steel ');
  await page.keyboard.insertText('mug');
  await expect(field).toHaveValue('steel mug');
});
