import { loadProducts, productsIds } from '@seller-toolbox/catalogue/products';
import { untilInteractive } from './fixtures/page-checks.ts';
import { cell, count, importFile, openProducts } from './fixtures/product-list.ts';
import { expect, test } from './fixtures/test.ts';
import { WORKER_TIMEOUT } from './fixtures/waits.ts';
import { address, toolPath } from './site/pages.ts';

const MUG = [
  'sku,asin,fnsku,product-name,amazon-store,length,width,height,weight,price,cost,description,available,units sold last 30 days,lead time',
  'MUG-1,B000000001,X000000001,Stoneware mug,US,5.1 in,4.3 in,4.2 in,0.86 lb,19.99,4.25,A mug,120,80,35',
].join('\n');

for (const id of productsIds) {
  test(`${id} takes a product of the list, saves it, and opens the table with all of them`, async ({
    page,
  }) => {
    test.slow();
    await openProducts(page);
    await importFile(page, 'sources.csv', MUG);
    await count(page, '1 of 1 product');
    await page.goto(address(toolPath(id), 'en'));
    await untilInteractive(page);
    const menu = page.getByRole('button', { name: 'My products', exact: true });
    const dialog = page.getByRole('dialog');
    await menu.click();
    await page.getByRole('menuitem', { name: 'Use my products' }).click();
    await dialog
      .getByRole('radio')
      .or(dialog.getByRole('checkbox', { name: /MUG-1/ }))
      .check();
    await dialog.getByRole('button', { name: 'Use (1)' }).click();
    await expect(dialog).toHaveCount(0);
    await menu.click();
    await page.getByRole('menuitem', { name: 'Save to my products' }).click();
    await dialog.getByRole('checkbox', { name: 'As a new product' }).check();
    await dialog.getByRole('textbox', { name: 'SKU' }).fill('COPY-1');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await menu.click();
    await page.getByRole('menuitem', { name: 'Use this tool with all my products' }).click();
    await count(page, '2 of 2 products');
    await expect(page.getByLabel('Add a tool’s figures as columns')).toHaveValue(id);
    const rowOf = (sku: string) => page.getByRole('row').filter({ has: cell(page, sku) });
    const figuresOf = (sku: string) =>
      rowOf(sku).locator('[role=gridcell][aria-readonly=true]').allTextContents();
    const figuresText = (sku: string) =>
      expect.poll(async () => (await figuresOf(sku)).join(''), WORKER_TIMEOUT);
    await figuresText('MUG-1').not.toBe('');
    await figuresText('COPY-1').not.toBe('');
    // What was taken is what was saved, but for results that the tool writes back.
    if (!(await loadProducts(id))?.writes)
      expect(await figuresOf('COPY-1')).toEqual(await figuresOf('MUG-1'));
  });
}
