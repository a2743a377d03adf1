import type { Page } from '@playwright/test';
import { untilInteractive } from './fixtures/page-checks.ts';
import { expect, test } from './fixtures/test.ts';

const palette = (page: Page) => page.getByRole('dialog');

test('the field of the home page hands what is typed to the palette, which opens a tool filled in', async ({
  page,
}) => {
  await page.goto('/?lang=en');
  await untilInteractive(page);
  await page.getByRole('textbox', { name: /Paste anything/ }).pressSequentially('10x8x4 in 0.9 lb');
  const field = palette(page).getByRole('combobox');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('10x8x4 in 0.9 lb');
  const answer = palette(page).getByRole('option').first();
  await expect(answer).toContainText(/FBA fee in the US \$\d/);
  await field.press('Enter');
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
