import { untilInteractive } from './fixtures/page-checks.ts';
import { followRequests } from './fixtures/page-watch.ts';
import { feePreview, importFile, openProducts, withSales } from './fixtures/product-list.ts';
import { expect, test } from './fixtures/test.ts';
import { WORKER_TIMEOUT } from './fixtures/waits.ts';
import { recordRequests, weigh } from './site/first-load.mjs';
import { address, toolPath } from './site/pages.ts';

test('nothing of the list is sent while a tool computes it, a change is shown and a tool takes a product', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    const content = `${request.postData() ?? ''} ${request.url()}`;
    if (/SKU-0|Product(?: |%20|\+)\d/.test(content)) sent.push(content);
  });
  await openProducts(page);
  await importFile(page, 'fees.txt', withSales(feePreview(20)));
  await page.getByLabel('Add a tool’s figures as columns').selectOption({ label: 'FBA fee calculator' });
  await expect(page.getByRole('columnheader', { name: 'FBA fees', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Effect of a change' }).click();
  await expect(page.getByRole('table', { name: 'Fulfillment, Monthly difference' })).toBeVisible(
    WORKER_TIMEOUT,
  );
  await page.getByRole('grid').getByRole('row').nth(1).getByRole('checkbox').check();
  await page.getByRole('link', { name: 'Open the tool' }).click();
  await page.getByRole('button', { name: 'Use (1)' }).click();
  await expect(page.getByRole('textbox', { name: 'Length' })).toHaveValue('5');
  await page.reload();
  await untilInteractive(page);
  expect(sent).toEqual([]);
});

/** What the page of the list and the database of the products have in their files. */
const OF_LIST = /stb-products|Add a tool’s figures as columns/;

test('other pages load nothing of the list, and the page of the list does', async ({ context }) => {
  const filesOf = async (path: string) => {
    const page = await context.newPage();
    followRequests(page);
    const requested = recordRequests(page);
    await page.goto(address(path, 'en'));
    await untilInteractive(page);
    await page.waitForLoadState('networkidle');
    return (await weigh(requested)).filter(({ text }) => OF_LIST.test(text)).map(({ url }) => url);
  };
  for (const path of ['/', toolPath('world-clock')]) expect(await filesOf(path), path).toEqual([]);
  expect(await filesOf('/products')).not.toEqual([]);
});
