import { columnValues, inputFromProduct, type Product } from '@seller-toolbox/products';
import { MUG } from '@seller-toolbox/products/mug.fixture';
import { runEngine } from '@seller-toolbox/tool-contract';
import { loadEngine } from './engines.ts';
import { loadProducts, productsIds } from './products.ts';
import type { ProductRow } from './product-rows.ts';
import { runProducts } from './run-products.ts';

const NOW = Date.UTC(2026, 10, 23);

async function rowsOf(toolId: string, products: readonly Product[]) {
  const rows: ProductRow[] = [];
  const take = (first: number, batch: readonly ProductRow[]) => {
    expect(first).toBe(rows.length);
    rows.push(...batch);
  };
  const answer = await runProducts({ toolId, products, now: NOW }, take);
  if (answer.kind !== 'product-rows') throw new Error(answer.kind);
  take(answer.first, answer.rows);
  return rows;
}

describe.each(productsIds)('runProducts of %s', (id) => {
  it('gives each product the figures of a single run', async () => {
    const [engine, hook] = await Promise.all([loadEngine(id), loadProducts(id)]);
    if (!engine || !hook) throw new Error(id);
    const result = runEngine(engine, inputFromProduct(hook, MUG).input, { now: NOW });
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    const single = columnValues(hook, result.output).map(({ value, unit }) => ({ value, unit }));
    const rows = await rowsOf(
      id,
      Array.from({ length: 101 }, () => MUG),
    );
    expect(rows).toHaveLength(101);
    expect(new Set(rows.map((row) => JSON.stringify(row)))).toEqual(
      new Set([JSON.stringify({ values: single, problems: [], unused: [] })]),
    );
  });
});

it('runProducts computes the fee change between two days, and what is cheaper', async () => {
  const valuesOn = async (day: string) => {
    const now = Date.parse(`${day}T12:00Z`);
    const request = { toolId: 'fba-calculator', part: 'change', products: [MUG], now } as const;
    const answer = await runProducts(request, () => undefined);
    return answer.kind === 'product-rows' ? answer.rows[0]?.values : undefined;
  };
  const [before, after] = [await valuesOn('2026-01-14'), await valuesOn('2026-01-15')];
  expect(before?.[0]).toEqual({ value: 4.55, unit: 'USD' });
  expect(after?.[0]?.value).toBeGreaterThan(4.55);
  expect(after?.slice(1)).toMatchObject([
    { value: expect.stringMatching(/^(?:length|width|height|weight)$/) as string },
    { value: expect.any(Number) as number },
    { value: expect.any(Number) as number, unit: 'USD' },
  ]);
});

it.each([
  ['2024-04-14', 'US', null],
  ['2024-04-15', 'US', 4.55],
  ['2026-01-31', 'DE', null],
  ['2026-02-01', 'DE', 3.14],
] as const)('runProducts has a fee of %s in %s only by rules of that day', async (day, marketplace, fee) => {
  const now = Date.parse(`${day}T12:00Z`);
  const request = {
    toolId: 'fba-calculator',
    part: 'change',
    products: [{ ...MUG, marketplace }],
    now,
  } as const;
  const answer = await runProducts(request, () => undefined);
  const row = answer.kind === 'product-rows' ? answer.rows[0] : undefined;
  expect(row?.values[0]?.value ?? null).toBe(fee);
  expect(row?.problems).toEqual(fee === null ? [{ path: '', code: 'no-rules' }] : []);
});

it.each([
  ['2026-01-14', ['peak-fees-not-published']],
  ['2026-01-15', undefined],
  ['2027-01-14', undefined],
  ['2027-01-15', ['date-after-card']],
] as const)('runProducts says of %s what its fees lack', async (day, codes) => {
  const now = Date.parse(`${day}T12:00Z`);
  const request = { toolId: 'fba-calculator', part: 'change', products: [MUG], now } as const;
  const answer = await runProducts(request, () => undefined);
  const row = answer.kind === 'product-rows' ? answer.rows[0] : undefined;
  expect(row?.gaps?.findings.map(({ code }) => code)).toEqual(codes);
});

it('runProducts keeps the rule set of another day where it is given', async () => {
  const at = (day: string) => Date.parse(`${day}T12:00Z`);
  const request = { toolId: 'profit-calculator', part: 'change', products: [MUG] } as const;
  const profitOf = async (now: number) => {
    const answer = await runProducts({ ...request, now, rulesAt: NOW }, () => undefined);
    return answer.kind === 'product-rows' ? answer.rows[0]?.values[0]?.value : undefined;
  };
  const [before, after] = [await profitOf(at('2026-01-14')), await profitOf(at('2026-01-15'))];
  expect(Number(after)).toBeLessThan(Number(before));
});

it('runProducts names what a product lacks, and goes on', async () => {
  for (const id of productsIds) {
    const [bare, whole] = await rowsOf(id, [{}, MUG]);
    expect((bare?.problems.length ?? 0) + (bare?.values.length ?? 0)).toBeGreaterThan(0);
    expect(whole?.problems).toEqual([]);
  }
});
