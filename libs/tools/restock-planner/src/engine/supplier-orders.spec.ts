import { runEngine } from '@seller-toolbox/tool-contract';
import * as fc from 'fast-check';
import { engine } from './restock-planner.engine.ts';
import type { RestockOutput } from './restock-plan.schema.ts';

const ROW = {
  dailySales: 10,
  salesDeviation: 0,
  onHand: 300,
  inbound: 0,
  leadTimeDays: 30,
  targetCoverDays: 30,
};

function run(rows: object[]): RestockOutput {
  const result = runEngine(engine, { rows, today: '2026-11-22' }, { now: 0 });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.output;
}

describe('the orders by supplier', () => {
  it('have units, cartons and cost of today and of 30 days, the highest cost first', () => {
    const { orders, cash } = run([
      { ...ROW, sku: 'A', supplier: 'Yiwu', unitCost: 2, unitsPerCarton: 100 },
      { ...ROW, sku: 'B', supplier: 'Yiwu', unitCost: 3, onHand: 500 },
      { ...ROW, sku: 'C', supplier: 'Shenzhen', unitCost: 10 },
      { ...ROW, sku: 'D', supplier: 'Shenzhen', unitCost: 10, onHand: 900 },
      { ...ROW, sku: 'E' },
    ]);
    const none = { products: 0, units: 0, cartons: 0, cost: 0, withoutCost: 0 };
    expect(orders).toEqual([
      {
        supplier: 'Shenzhen',
        today: { ...none, products: 1, units: 300, cartons: 300, cost: 3000 },
        within30Days: { ...none, products: 1, units: 300, cartons: 300, cost: 3000 },
      },
      {
        supplier: 'Yiwu',
        today: { ...none, products: 1, units: 300, cartons: 3, cost: 600 },
        within30Days: { ...none, products: 2, units: 600, cartons: 303, cost: 1500 },
      },
      {
        supplier: '',
        today: { ...none, products: 1, units: 300, cartons: 300, withoutCost: 1 },
        within30Days: { ...none, products: 1, units: 300, cartons: 300, withoutCost: 1 },
      },
    ]);
    expect(cash.today).toMatchObject({ products: 3, units: 900, cost: 3600, withoutCost: 1 });
    expect(cash.within30Days).toMatchObject({ products: 4, units: 1200, cost: 4500 });
  });

  it('do not count a product without a plan or with an order after 30 days', () => {
    expect(run([{ ...ROW, onHand: null, supplier: 'Yiwu', unitCost: 2 }]).orders).toEqual([]);
    expect(run([{ ...ROW, onHand: 610 }]).orders).toEqual([]);
    expect(run([{ ...ROW, onHand: 609 }]).orders).toHaveLength(1);
  });

  it('add up to the sums over all suppliers and to the units to order today', () => {
    const rows = fc.array(
      fc.record({
        supplier: fc.constantFrom('', 'A', 'B'),
        unitCost: fc.option(fc.integer({ min: 0, max: 50 })),
        onHand: fc.integer({ min: 0, max: 900 }),
      }),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(rows, (changes) => {
        const { orders, cash, totals } = run(changes.map((change) => ({ ...ROW, ...change })));
        for (const time of ['today', 'within30Days'] as const) {
          for (const figure of ['products', 'units', 'cartons', 'cost', 'withoutCost'] as const) {
            const sum = orders.reduce((total, order) => total + order[time][figure], 0);
            expect(sum).toBeCloseTo(cash[time][figure], 6);
          }
        }
        expect(cash.today.units).toBe(totals.units);
      }),
    );
  });
});
