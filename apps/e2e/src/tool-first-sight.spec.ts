import type { Locator, Page } from '@playwright/test';
import { LANGUAGE_CODES, type Language } from '@seller-toolbox/words';
import { expectNoSidewaysScroll, layoutShift, untilInteractive } from './fixtures/page-checks.ts';
import { expect, test } from './fixtures/test.ts';
import { freezeClock, toolPage } from './fixtures/tool-page.ts';
import { address, publicPaths } from './site/pages.ts';
import { platformWords, text } from './site/words.ts';

const PHONE = { width: 390, height: 844 };
const SMALL_PHONE = { width: 360, height: 780 };
const DESKTOP = { width: 1440, height: 900 };
/** Of a control that is pressed with a finger, in pixels. */
const MIN_TARGET = 44;
/** The lowest top of the first field on a phone, in pixels. */
const MAX_FIELD_TOP = 300;
/** The lowest head of the results on a phone where no figure is in sight: a swipe is one screen. */
const MAX_RESULTS_TOP = 2 * PHONE.height;
/** How much of a table or list is enough to read the reason from, in pixels. */
const READABLE = 80;
/** 0.000 in three digits. */
const NO_SHIFT = 0.0005;
const REASONS = 'table, ul, ol, dl, figure, svg[role=img], [role=img], [role=group], [role=listbox]';
/** Copying, saving, applying; the choice of rules is no step. */
const NEXT_STEPS = 'button:not([data-rules] *), a[href]:not([data-rules] *)';

const toolPaths = publicPaths().filter((path) => path.startsWith('/tools/'));

async function open(
  page: Page,
  path: string,
  size: { width: number; height: number },
  language: Language = 'en',
): Promise<void> {
  await page.setViewportSize(size);
  await freezeClock(page, address(path, language));
  await page.goto(address(path, language));
  await untilInteractive(page);
}

/** The top of the first field to type in or to drop files on; of the first control where there is none. */
function firstFieldTop(page: Page, language: Language): Promise<number> {
  return toolPage(page, language).inputs.evaluate((inputs) => {
    const typed = 'input:not([type=radio], [type=checkbox]), textarea';
    const field = inputs.querySelector(typed) ?? inputs.querySelector('input, select');
    const zone = (file: Element) => [...inputs.children].find((child) => child.contains(file));
    const place = field?.matches('[type=file]') ? zone(field) : field;
    return place?.getBoundingClientRect().top ?? Infinity;
  });
}

/** The top of the results, or of their figure where it is at the lower edge of the first screen. */
async function answerTop(page: Page, language: Language): Promise<number> {
  const parts = [toolPage(page, language).result, ...(await page.locator('[data-key-figure]').all())];
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  return Math.min(...boxes.map((box) => box?.y ?? Infinity));
}

async function readableEnd(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  return box ? box.y + Math.min(box.height, READABLE) : Infinity;
}

/** The tables that are wider than their frame, except those of three columns or more whose first column stays in sight. */
function cutTables(page: Page): Promise<string[]> {
  return page.locator('table').evaluateAll((tables: HTMLTableElement[]) =>
    tables.flatMap((table) => {
      const frame = table.parentElement;
      const cells = table.querySelectorAll('tr:last-child > *');
      const [first] = cells;
      if (!frame || !first || !table.checkVisibility() || frame.scrollWidth <= frame.clientWidth + 1)
        return [];
      const isSticky = cells.length > 2 && getComputedStyle(first).position === 'sticky';
      return isSticky ? [] : [table.caption?.textContent ?? table.textContent.slice(0, 40)];
    }),
  );
}

/** What of the answer is beside the figure's frame or under its first line. */
function outsideOf(figure: Locator): Promise<string[]> {
  return figure.evaluate((frame) => {
    const handle = frame.lastElementChild;
    const { left, right } = frame.getBoundingClientRect();
    const parts = [...frame.querySelectorAll('p, span, button, svg')].filter(
      (part) => !handle?.contains(part) && part.checkVisibility(),
    );
    const { bottom } = frame.getBoundingClientRect();
    const limit = handle?.getBoundingClientRect().bottom ?? Infinity;
    return parts
      .filter((part) => {
        const box = part.getBoundingClientRect();
        const isBeside = box.left < left || box.right > right || box.bottom > bottom;
        return box.width > 1 && (isBeside || box.top < limit - 4);
      })
      .map((part) => part.textContent || part.tagName);
  });
}

for (const path of toolPaths) {
  test(`the tables of ${path} fit a phone, or keep their first column in sight`, async ({ page }) => {
    for (const language of ['zh', 'en'] as const) {
      await open(page, path, PHONE, language);
      await page.locator('details').evaluateAll((all: HTMLDetailsElement[]) => {
        for (const details of all) details.open = true;
      });
      await untilInteractive(page);
      expect(await cutTables(page), language).toEqual([]);
    }
  });
}

for (const path of toolPaths) {
  test(`${path} on a phone starts with its first field, and the figure stays in sight while typing`, async ({
    page,
  }) => {
    await open(page, path, PHONE);
    expect(await firstFieldTop(page, 'en')).toBeLessThanOrEqual(MAX_FIELD_TOP);
    expect(await layoutShift(page)).toBeLessThan(NO_SHIFT);
    const figure = page.locator('[data-key-figure]');
    if ((await figure.count()) > 0) {
      const fields = toolPage(page, 'en')
        .inputs.locator('input[type=text], textarea')
        .locator('visible=true');
      for (const field of [fields.first(), fields.last()]) {
        if ((await field.count()) === 0) break;
        await field.focus();
        await expect(figure).toBeInViewport({ ratio: 0.9 });
        const isApart = async () => {
          const [typed, shown] = await Promise.all([field.boundingBox(), figure.boundingBox()]);
          if (!typed || !shown) throw new Error('the field or the figure is not on screen');
          return typed.y >= shown.y + shown.height || typed.y + 24 <= shown.y;
        };
        await expect.poll(isApart, 'the figure covers the focused field').toBe(true);
      }
    }
    await page.setViewportSize(SMALL_PHONE);
    await expectNoSidewaysScroll(page);
  });

  test(`the figure of ${path} at the bottom of a phone overlaps and cuts nothing, and leads to its result`, async ({
    page,
  }) => {
    for (const language of ['zh', 'vi'] as const) {
      await open(page, path, SMALL_PHONE, language);
      const figure = page.locator('[data-key-figure]');
      if ((await figure.count()) === 0) return;
      const details = figure.getByRole('button', { name: text(platformWords(language), 'frame.details') });
      // Until the page has seen whether the result is in sight, the figure looks as if it were not.
      await expect(figure).toHaveAttribute('data-afloat', /true|false/);
      if (!(await details.isVisible())) continue;
      expect(await outsideOf(figure), language).toEqual([]);
      expect((await details.boundingBox())?.height).toBeGreaterThanOrEqual(MIN_TARGET);
      await details.click();
      await expect(toolPage(page, language).result).toBeInViewport();
      await expect(details).toBeHidden();
    }
  });

  test(`${path} on a desktop shows figure, reason and next step without scrolling, says what closed panels hold, and counts its explanation rightly`, async ({
    page,
  }) => {
    await open(page, path, DESKTOP);
    await test.step('figure, reason and next step', () => expectWholeAnswer(page));
    await test.step('closed panels', () => expectNamedPanels(page));
    await test.step('explanation', () => expectCountedExplanation(page));
  });
}

/** Shows another language's prerendered page in this one, which has its styles already: without another visit. */
async function showLanguage(page: Page, path: string, language: Language): Promise<void> {
  const html = await (await page.request.get(address(path, language))).text();
  await page.evaluate((text) => {
    const other = new DOMParser().parseFromString(text, 'text/html');
    document.documentElement.lang = other.documentElement.lang;
    document.querySelector('#root')?.replaceWith(other.querySelector('#root') ?? '');
  }, html);
}

test.describe('as the build has drawn it', () => {
  // The page takes HTML from no script; the test shows the other languages by one.
  test.use({ bypassCSP: true });

  for (const path of toolPaths) {
    test(`${path} on a phone starts with its first field and has its results within one swipe in every language`, async ({
      page,
      watch,
    }) => {
      // As the build has drawn it: the layout shift of zero says that these are the final positions.
      await page.route(/\.js$/, (route) => route.abort());
      await page.setViewportSize(PHONE);
      await page.goto(address(path, 'zh'));
      for (const language of LANGUAGE_CODES) {
        await showLanguage(page, path, language);
        expect(await firstFieldTop(page, language), language).toBeLessThanOrEqual(MAX_FIELD_TOP);
        expect(await answerTop(page, language), language).toBeLessThanOrEqual(MAX_RESULTS_TOP);
      }
      watch.forgive(/\.js .*ERR_FAILED/);
    });
  }
});

/** What is needed to understand and use the answer is on the first screen. */
async function expectWholeAnswer(page: Page): Promise<void> {
  const { result, answers } = toolPage(page, 'en');
  const reason = result.locator(REASONS).locator('visible=true').first();
  const nextStep = answers.locator(NEXT_STEPS).locator('visible=true').first();
  const ends = await Promise.all([reason, nextStep].map(readableEnd));
  expect(Math.max(...ends), 'the end of reason and next step').toBeLessThanOrEqual(DESKTOP.height);
  expect(await layoutShift(page)).toBeLessThan(NO_SHIFT);
  const figure = page.locator('[data-key-figure]');
  if ((await figure.count()) > 0) await expect(figure).toBeInViewport({ ratio: 1 });
}

/** A closed panel says how many or what it holds. */
async function expectNamedPanels(page: Page): Promise<void> {
  const silent = await page
    .locator('article[data-tool] details:not([open]) > summary')
    .evaluateAll((summaries) =>
      summaries
        .filter((summary) => summary.childElementCount < 2 && !/\d/.test(summary.textContent ?? ''))
        .map((summary) => summary.textContent),
    );
  expect(silent).toEqual([]);
}

/** The lines and sources that the explanation says it has are there. */
async function expectCountedExplanation(page: Page): Promise<void> {
  const explanation = page
    .locator('article[data-tool] > details')
    .filter({ hasText: text(platformWords('en'), 'frame.explanation') });
  if ((await explanation.count()) === 0) return;
  await explanation.first().evaluate((details: HTMLDetailsElement) => (details.open = true));
  await expect(explanation.first().locator('p, li, dt').first()).toBeVisible();
  const { said, possible } = await explanation.first().evaluate((details) => {
    const aside = details.querySelector('summary')?.lastElementChild?.textContent ?? '';
    const numbers = [...aside.matchAll(/\b(\d{1,4}) (lines?|sources?)/g)].map(([, number]) => Number(number));
    const count = (selector: string) => details.querySelectorAll(selector).length;
    const lastList = [...details.querySelectorAll('ul, ol')].at(-1)?.childElementCount ?? 0;
    const [lines, items, terms] = [count('p'), count('li'), count('dt')];
    return {
      said: numbers.reduce((sum, number) => sum + number, 0),
      // Numbered steps, terms or paragraphs are lines; where only sources are counted, they are the last list.
      possible: [lines, items, terms, lines + items, ...(/line/.test(aside) ? [] : [lastList])],
    };
  });
  if (said > 0) expect(possible).toContain(said);
}
