import type { Page } from '@playwright/test';
import { untilInteractive } from './fixtures/page-checks.ts';
import { expect, test } from './fixtures/test.ts';
import { hostWords, pageWords, platformWords, text } from './site/words.ts';

const palette = (page: Page) => page.getByRole('dialog');

/** Keeps requests waiting until the returned function is called. */
async function holdBack(page: Page, files: RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

test('the field of the home page hands what is typed to the palette, which opens a tool filled in', async ({
  page,
}) => {
  await page.goto('/?lang=en');
  await untilInteractive(page);
  await page
    .getByRole('textbox', { name: text(pageWords('home', 'en'), 'hero.ask') })
    .pressSequentially('10x8x4 in 0.9 lb');
  const field = palette(page).getByRole('combobox');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('10x8x4 in 0.9 lb');
  const answer = palette(page).getByRole('option').first();
  await expect(answer).toContainText(/FBA fees \(United States\) \$\d/);
  await field.press('Enter');
  await expect(page).toHaveURL(/\/tools\/fba-calculator\?lang=en#.*length=10/);
});

test('Enter before anything has loaded opens the first answer, and no answer is denied before it is computed', async ({
  page,
}) => {
  const openPalette = await holdBack(page, /\/assets\/palette-/);
  const answer = await holdBack(page, /\/assets\/engine-worker/);
  await page.goto('/?lang=en');
  await untilInteractive(page);
  await page.locator('#ask-field').fill('10x8x4 in 0.9 lb');
  await page.locator('#ask-field').press('Enter');
  openPalette();
  await expect(palette(page)).toContainText(text(platformWords('en'), 'frame.computing'));
  await expect(palette(page)).not.toContainText(text(hostWords('en'), 'hub.emptyTitle'));
  answer();
  await expect(page).toHaveURL(/\/tools\/fba-calculator\?lang=en#.*length=10/);
});

test('the palette answers in the language of the page, and fills the open tool in again', async ({
  page,
}) => {
  await page.goto('/tools/unit-converter?lang=ja');
  await untilInteractive(page);
  await page.keyboard.press('Control+k');
  const field = palette(page).getByRole('combobox');
  await field.fill('ブラックフライデー');
  await expect(palette(page).getByRole('option').first()).toContainText(/ブラックフライデー：.*あと/);
  await field.fill('5ポンドは何キロ');
  await expect(palette(page).getByRole('option').first()).toContainText('5 lb = 2.268 kg');
  await field.press('Enter');
  await expect(page).toHaveURL(/#category=weight&value=5&from=lb&to=kg/);
});

test('the first load of the home page has nothing of what answers', async ({ page }) => {
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await page.goto('/?lang=en');
  await untilInteractive(page);
  expect(workers).toEqual([]);
});

const INVENTORY =
  'sku\tfnsku\tproduct-name\tafn-fulfillable-quantity\nKETTLE-17\tX001ABCDEF\tKettle\t420\nMUG-350\tX004MM14RB\tMug\t820\n';

/** Drops a file on an element as a file manager does. */
async function dropFile(page: Page, selector: string, name: string, content: string) {
  const dataTransfer = await page.evaluateHandle(
    ([fileName, text]) => {
      const data = new DataTransfer();
      data.items.add(new File([text], fileName));
      return data;
    },
    [name, content] as const,
  );
  for (const type of ['dragenter', 'dragover', 'drop']) {
    await page.dispatchEvent(selector, type, { dataTransfer });
  }
}

test('a report that is dropped on the home page opens in the tool that takes it, and is not sent', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('KETTLE-17')) sent.push(request.url());
  });
  await page.goto('/?lang=en');
  await untilInteractive(page);
  await dropFile(page, '#ask-field', 'inventory.txt', INVENTORY);
  const options = palette(page).getByRole('option');
  await expect(options.first()).toContainText('Restock');
  await expect(options.nth(1)).toContainText('label');
  await options.first().click();
  await expect(page).toHaveURL(/\/tools\/restock-planner/);
  await expect(page.getByText('inventory.txt')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use these products (2)' })).toBeVisible();
  expect(sent).toEqual([]);
});

test('a file that is dropped on the palette opens in the tool that is shown already', async ({ page }) => {
  await page.goto('/tools/barcode-labels?lang=en');
  await untilInteractive(page);
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('combobox')).toBeFocused();
  await dropFile(page, 'dialog [role=combobox]', 'codes.csv', 'X001ABCDEF,Mug,4\nX004MM14RB,Pen,2\n');
  const options = palette(page).getByRole('option');
  await expect(options).toHaveCount(1);
  await options.first().click();
  await expect(page.getByText('codes.csv')).toBeVisible();

  await page.keyboard.press('Control+k');
  await dropFile(page, 'dialog [role=combobox]', 'letter.txt', 'Hello,\nthank you.\n');
  await expect(palette(page).getByRole('option')).toContainText('No tool can read this file');
});
