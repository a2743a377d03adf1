import { loadEngine } from '@seller-toolbox/catalogue/engines';
import { loadProducts, productsIds } from '@seller-toolbox/catalogue/products';
import type { ToolProducts } from '@seller-toolbox/products';
import { MUG } from '@seller-toolbox/products/mug.fixture';
import { runEngine } from '@seller-toolbox/tool-contract';
import { withoutExample } from '@seller-toolbox/tool-contract/blank';
import { productLines, takenFields, takeProducts } from './take-products.ts';

const NOW = Date.UTC(2026, 10, 23);

async function openTool(id: string) {
  const [engine, hook] = await Promise.all([loadEngine(id), loadProducts(id)]);
  if (!engine || !hook) throw new Error(id);
  const example = engine.inputSchema.safeParse(engine.examples[0]?.input);
  if (!example.success) throw new Error(id);
  return { engine, hook, example: example.data as Record<string, unknown> };
}

describe.each(productsIds)('takeProducts for %s', (id) => {
  it('replaces the products of the example, so that the tool computes', async () => {
    const { engine, hook, example } = await openTool(id);
    const { input } = takeProducts(hook, example, [MUG]);
    const result = runEngine(engine, input, { now: NOW });
    expect(result.ok ? [] : result.problems).toEqual([]);
  });

  it('computes without the other values of the example too', async () => {
    const { engine, hook, example } = await openTool(id);
    const { input: taken } = takeProducts(hook, example, [MUG]);
    const own = takenFields(hook);
    const input = withoutExample(engine.inputSchema, { input: taken, example, own });
    for (const field of own) expect([field, input[field]]).toEqual([field, taken[field]]);
    const result = runEngine(engine, input, { now: NOW });
    expect(result.ok ? [] : result.problems).toEqual([]);
  });

  it('leaves no figure of the example where a product says nothing', async () => {
    const { hook, example } = await openTool(id);
    const { input } = takeProducts(hook, example, [{ title: 'Mug' }]);
    const [element] = hook.list === undefined ? [input] : (input[hook.list] as Record<string, unknown>[]);
    for (const { path, unit } of hook.reads) {
      if (unit === undefined || path.includes('.')) continue;
      expect([path, element?.[path] ?? null]).toEqual([path, null]);
    }
  });
});

describe('takeProducts', () => {
  it('gives each product what the tool starts one with, not what the example had', () => {
    const hook: ToolProducts = {
      list: 'rows',
      elementDefaults: { copies: 1 },
      reads: [{ field: 'sku', path: 'code' }],
      columns: [],
    };
    const input = { rows: [{ code: 'example', copies: 18, look: 'bold' }] };
    expect(takeProducts(hook, input, [{ sku: 'A' }, { sku: 'B' }]).input).toEqual({
      rows: [
        { code: 'A', copies: 1, look: 'bold' },
        { code: 'B', copies: 1, look: 'bold' },
      ],
    });
  });
});

describe('productLines', () => {
  it('has a line for each product, also for one without the value', () => {
    const hook: ToolProducts = { reads: [{ field: 'link', path: 'url' }], lines: 'url', columns: [] };
    const products = [
      { sku: 'MUG\t1', asin: 'B0ABCDEFGH', marketplace: 'DE' },
      { asin: 'B0ABCDEFGI', marketplace: 'US', link: 'https://shop.example/mug' },
      { title: 'Mug' },
    ] as const;
    expect(productLines(hook, products)).toBe(
      ['MUG 1\thttps://www.amazon.de/dp/B0ABCDEFGH', 'B0ABCDEFGI\thttps://shop.example/mug', 'Mug\t'].join(
        '\n',
      ),
    );
  });
});
