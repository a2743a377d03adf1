import { createEnv } from '@seller-toolbox/tool-contract';
import * as fc from 'fast-check';
import { orderSums } from './order-sum.ts';
import { engine } from './restock-planner.engine.ts';

const env = createEnv({ now: Date.UTC(2026, 10, 22, 12), seed: 1 });

function planOf(change: object) {
  const row = { sku: 'A', dailySales: 12.92, onHand: 420, inbound: 240, leadTimeDays: 45, ...change };
  const [plan] = engine.run(engine.inputSchema.parse({ rows: [row] }), env).rows;
  if (!plan) throw new Error('no row');
  return plan;
}

describe('orderSums', () => {
  it('adds up in whole units, near the figures of the plan', () => {
    const changes = fc.record({
      dailySales: fc.double({ min: 0.1, max: 500, noNaN: true }),
      onHand: fc.integer({ min: 0, max: 5000 }),
      unitsPerCarton: fc.integer({ min: 1, max: 100 }),
      productionDays: fc.option(fc.integer({ min: 0, max: 60 })),
    });
    fc.assert(
      fc.property(changes, (change) => {
        const plan = planOf(change);
        const sums = orderSums(plan);
        for (const { demand, safety, position, lost, needed, ordered } of sums) {
          expect(demand + safety - position - lost).toBe(needed);
          expect(ordered).toBeGreaterThanOrEqual(needed);
        }
        const [first, next] = sums;
        if (first) expect(Math.abs(first.demand - (plan.orderDemand ?? Number.NaN))).toBeLessThanOrEqual(2.5);
        if (next)
          expect(Math.abs(next.demand - (plan.followingDemand ?? Number.NaN))).toBeLessThanOrEqual(2.5);
      }),
    );
  });

  it('names the day on which each order is placed', () => {
    const plan = planOf({ productionDays: 20 });
    expect(orderSums(plan).map(({ on }) => on)).toEqual([plan.placeOn, plan.followingOrderOn]);
  });

  it('is empty without an order', () => {
    expect(orderSums(planOf({ dailySales: 0 }))).toEqual([]);
    expect(orderSums(planOf({ onHand: null }))).toEqual([]);
  });
});
