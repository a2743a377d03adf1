import { createEnv } from '@seller-toolbox/tool-contract';
import type { RowPlan } from './restock-plan.schema.ts';
import { engine } from './restock-planner.engine.ts';
import { stockLine } from './stock-line.ts';

const NOW = Date.UTC(2026, 10, 22, 12);
const TERMS = { leadTimeDays: 30, targetCoverDays: 60, serviceLevel: 0.95, unitsPerCarton: 10 };

function planOf(row: object): RowPlan {
  const input = { rows: [{ sku: 'A', dailySales: 10, ...row }], defaults: TERMS };
  const [plan] = engine.run(engine.inputSchema.parse(input), createEnv({ now: NOW, seed: 1 })).rows;
  if (!plan) throw new Error('no plan');
  return plan;
}

describe('stockLine', () => {
  it('has the deliveries with the planned order, the stock-out without it, and the day of the next order', () => {
    const plan = planOf({ onHand: 200, inbound: 110, inboundDays: 5 });
    const { deliveries, planned, stockOutDay, withoutOrder, isInTime, nextOrderDay } = stockLine(plan);
    expect(deliveries.slice(0, 2)).toMatchObject([
      { day: 5, stock: 260, units: 110, source: 'inbound' },
      {
        day: 30,
        stock: 10 + (plan.nextOrderQuantity ?? 0),
        units: plan.nextOrderQuantity,
        source: 'planned',
      },
    ]);
    expect(stockOutDay).toBe(31);
    expect(isInTime).toBe(true);
    expect(planned.at(0)).toMatchObject({ day: 30, stock: 10 });
    expect(withoutOrder.map(({ day, stock }) => [day, stock])).toEqual([
      [0, 200],
      [5, 150],
      [5, 260],
      [30, 10],
      [31, 0],
    ]);
    expect(nextOrderDay).toBe(plan.followingInDays);
  });

  it.each([
    [300, false],
    [310, true],
  ])('says whether the order arrives before the stock-out: %d units, in time %s', (onHand, isInTime) => {
    const line = stockLine(planOf({ onHand, inbound: 0 }));
    expect(line.isInTime).toBe(isInTime);
    expect(line.withoutOrder.map(({ day, stock }) => [day, stock]).at(0)).toEqual([0, onHand]);
    expect(line.withoutOrder.at(-1)).toEqual({ day: onHand / 10, stock: 0 });
    expect(line.planned.at(0)?.day).toBe(30);
  });

  it('ends the line without the order where the stock ends before inbound units arrive', () => {
    const { planned, withoutOrder } = stockLine(planOf({ onHand: 40, inbound: 500, inboundDays: 10 }));
    expect(withoutOrder.map(({ day, stock }) => [day, stock])).toEqual([
      [0, 40],
      [4, 0],
    ]);
    expect(planned.at(0)).toMatchObject({ day: 4, stock: 0 });
  });

  it('says of each delivery whether it is on its way, recommended or one after that', () => {
    const plan = planOf({ onHand: 200, inbound: 110, inboundDays: 5 });
    const sources = (line: RowPlan) => stockLine(line).deliveries.map(({ source }) => source);
    expect(sources(plan)).toEqual(['inbound', 'planned']);
    const end = plan.projection.at(-1)?.day ?? 0;
    const later = [0, 50].map((stock) => ({ day: end + 9, date: '2027-01-10', stock }));
    const projection = [...plan.projection, ...later, { day: end + 10, date: '2027-01-11', stock: 40 }];
    expect(sources({ ...plan, projection })).toEqual(['inbound', 'planned', 'following']);
  });

  it('has the order that is not due yet as the next one', () => {
    const plan = planOf({ onHand: 900, inbound: 0 });
    expect(plan.placeInDays).toBeGreaterThan(0);
    expect(stockLine(plan).nextOrderDay).toBe(plan.placeInDays);
  });

  it('takes the order, not the inbound units of the same day, as the planned one', () => {
    const { deliveries } = stockLine(planOf({ onHand: 100, inbound: 50, inboundDays: 30 }));
    expect(
      deliveries.filter(({ day }) => day === 30).map(({ units, source }) => [units === 50, source]),
    ).toEqual([
      [true, 'inbound'],
      [false, 'planned'],
    ]);
  });

  it('ends before the rise of its last day', () => {
    const { points, deliveries } = stockLine(planOf({ onHand: 200, inbound: 0 }));
    const [before, last] = points.slice(-2);
    expect(last?.day).toBeGreaterThan(before?.day ?? Infinity);
    expect(deliveries.every(({ day }) => day < (last?.day ?? 0))).toBe(true);
  });

  it('has nothing without sales', () => {
    const plan = planOf({ dailySales: 0, onHand: 200 });
    expect(stockLine(plan)).toEqual({
      points: [],
      planned: [],
      withoutOrder: [],
      isInTime: false,
      deliveries: [],
      stockOutDay: null,
      nextOrderDay: null,
    });
  });
});
