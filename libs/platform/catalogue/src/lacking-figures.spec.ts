import { answerPlan, isProductHeader, planBatch, readTable, type InputSchema } from './batch.ts';
import { MUG } from '@seller-toolbox/products/mug.fixture';
import type { Product } from '@seller-toolbox/products';
import { describeEngine, loadEngine } from './engines.ts';
import { loadProducts } from './products.ts';
import type { ProductRow } from './product-rows.ts';
import { runProducts } from './run-products.ts';

const NOW = Date.UTC(2026, 10, 23);
const READ = { mostRows: 10, isKnown: isProductHeader } as const;
const SIDES = ['packageLength', 'packageWidth', 'packageHeight', 'packageWeight'] as const;
const HEADERS = { packageLength: 'Package length', packageWidth: 'Package width' } as const;

/** 60 x 34.75 x 10 cubic inches / 139 are 150 pounds of dimensional weight, the most that the card has a tier for. */
const AT_LIMIT: Product = {
  ...MUG,
  packageLength: 60,
  packageWidth: 34.75,
  packageHeight: 10,
  packageWeight: 30,
};
const BEYOND: Product = { ...AT_LIMIT, packageWidth: 34.76 };

async function rowOf(toolId: string, product: Product): Promise<ProductRow | undefined> {
  const answer = await runProducts({ toolId, products: [product], now: NOW }, () => undefined);
  return answer.kind === 'product-rows' ? answer.rows[0] : undefined;
}

/** The product as a row of a file, as the page and the command line compute it. */
async function answerOf(toolId: string, product: Product) {
  const [engine, hook] = await Promise.all([loadEngine(toolId), loadProducts(toolId)]);
  if (!engine || !hook) throw new Error(toolId);
  const cells: Record<string, unknown> = {
    ...{ SKU: product.sku, Marketplace: product.marketplace, Price: product.price, Cost: product.cost },
    ...{ [HEADERS.packageLength]: product.packageLength, [HEADERS.packageWidth]: product.packageWidth },
    ...{ 'Package height': product.packageHeight, 'Package weight': product.packageWeight },
  };
  const line = (values: readonly unknown[]) => values.map((value) => String(value ?? '')).join(',');
  const table = readTable(`${line(Object.keys(cells))}\n${line(Object.values(cells))}\n`, READ);
  if (!table) throw new Error('no table');
  const schema = describeEngine(engine).inputSchema as InputSchema;
  const plan = planBatch(table, { hook, schema, settings: new Map() });
  const [answer] = answerPlan({ engine, hook }, plan, { now: NOW, ruleSets: [], format: 'cells' });
  return { answer, count: hook.columns.length };
}

describe.each([
  ['profit-calculator', 'a product without cost', { ...MUG, cost: undefined }, ['required']],
  ['profit-calculator', 'a product without size', without(MUG), ['no-delivery-cost']],
  ['profit-calculator', 'a product beyond all tiers', BEYOND, ['fba-fee-unknown']],
  ['fba-calculator', 'a product beyond all tiers', BEYOND, ['no-tier-on-card']],
] as const)('%s of %s', (toolId, _title, product, codes) => {
  it('has no misleading first figure, and says why: in the list and in a file', async () => {
    const row = await rowOf(toolId, product);
    expect(row?.values[0]?.value).toBeNull();
    expect(row?.problems).toEqual([]);
    const { answer, count } = await answerOf(toolId, product);
    const lacks = answer && 'cells' in answer ? answer.lacks : [];
    expect(lacks?.map(({ code }) => code)).toEqual(codes);
    const named = [
      ...(row?.gaps?.fields.map(() => 'required') ?? []),
      ...(row?.gaps?.findings ?? []).map(codeOf),
    ];
    expect(named).toEqual(expect.arrayContaining([...codes]));
    const ofFile = answer && 'cells' in answer ? answer.cells.slice(0, count) : [];
    expect(ofFile).toEqual(row?.values.map(({ value }) => value));
  });
});

// Lists kept from before sizes of 0 were rejected may have one.
describe.each([
  ['profit-calculator', 'a side of 0', { ...MUG, packageLength: 0 }, 'size-incomplete', 'Package length'],
  ['fba-calculator', 'a side of 0', { ...MUG, packageLength: 0 }, 'side-missing', 'Package length'],
  ['fba-calculator', 'a weight of 0', { ...MUG, packageWeight: 0 }, 'weight-missing', 'Package weight'],
] as const)('%s of %s', (toolId, _title, product, code, header) => {
  it('has no first figure in the list, and is rejected in a file', async () => {
    const row = await rowOf(toolId, product);
    expect(row?.values[0]?.value).toBeNull();
    expect(row?.gaps?.findings.map(codeOf)).toContain(code);
    const { answer } = await answerOf(toolId, product);
    expect(answer).toMatchObject({ problems: [{ path: header, code: 'invalid-value' }] });
  });
});

describe.each([
  ['profit-calculator', 'all fields', MUG],
  ['profit-calculator', 'a cent of cost', { ...MUG, cost: 0.01 }],
  ['profit-calculator', 'the largest size with a tier', AT_LIMIT],
  ['fba-calculator', 'the largest size with a tier', AT_LIMIT],
  ['fba-calculator', 'the smallest side', { ...MUG, packageLength: 0.01 }],
  ['fba-calculator', 'the smallest weight', { ...MUG, packageWeight: 0.01 }],
] as const)('%s of a product with %s', (toolId, _title, product) => {
  it('has all figures in the list and in a file', async () => {
    const row = await rowOf(toolId, product);
    expect(row?.values.every(({ value }) => value !== null)).toBe(true);
    expect(row).not.toHaveProperty('gaps');
    const { answer, count } = await answerOf(toolId, product);
    expect(answer).not.toHaveProperty('lacks');
    const ofFile = answer && 'cells' in answer ? answer.cells.slice(0, count) : [];
    expect(ofFile).toEqual(row?.values.map(({ value }) => value));
  });
});

it('a product without price keeps the FBA fees of the middle prices, with a remark', async () => {
  const { values, gaps } = (await rowOf('fba-calculator', { ...MUG, price: undefined })) ?? {};
  const whole = await rowOf('fba-calculator', MUG);
  expect(values).toEqual(whole?.values);
  expect(gaps?.findings.map(codeOf)).toEqual(['price-missing']);
});

describe('the category of a report', () => {
  const feesOf = async (category: string | undefined) => {
    const row = await rowOf('profit-calculator', { ...MUG, category });
    return { fees: row?.values[3]?.value, fields: row?.gaps?.fields };
  };

  it('decides the referral fee where its name is certain; other names are said to be none', async () => {
    const general = await feesOf(undefined);
    expect(await feesOf('Kitchen')).toEqual({ ...general, fields: ['category'] });
    expect(general.fields).toBeUndefined();
    const jewelry = await feesOf('Jewelry');
    expect(jewelry.fields).toBeUndefined();
    // 20 percent instead of 15 of 19.99.
    expect(Number(jewelry.fees) - Number(general.fees)).toBeCloseTo(0.9995, 10);
  });

  it('decides the FBA table of apparel, unless the product says so itself', async () => {
    const feeOf = async (more: Product) =>
      (await rowOf('fba-calculator', { ...MUG, ...more }))?.values[1]?.value;
    const apparel = await feeOf({ isApparel: true });
    expect(await feeOf({ category: 'Apparel' })).toBe(apparel);
    expect(await feeOf({ category: 'gl_apparel' })).toBe(apparel);
    expect(await feeOf({ category: 'Apparel', isApparel: false })).toBe(await feeOf({}));
    expect(await feeOf({ category: 'Jewelry' })).toBe(await feeOf({}));
    expect(apparel).not.toBe(await feeOf({}));
  });
});

it('a cost of 0 is known: the profit is shown', async () => {
  const row = await rowOf('profit-calculator', { ...MUG, cost: 0 });
  expect(row?.values[0]?.value).toBeGreaterThan(0);
  expect(row).not.toHaveProperty('gaps');
});

it('a product without cost keeps its fees', async () => {
  const row = await rowOf('profit-calculator', { ...MUG, cost: undefined });
  const whole = await rowOf('profit-calculator', MUG);
  expect(row?.values[3]).toEqual(whole?.values[3]);
});

function codeOf({ code }: { readonly code: string }): string {
  return code;
}

function without(product: Product): Product {
  return Object.fromEntries(
    Object.entries(product).filter(([field]) => !SIDES.some((side) => side === field)),
  );
}
