import { runEngine } from '@seller-toolbox/tool-contract';
import * as fc from 'fast-check';
import type { RowPlan } from './restock-plan.schema.ts';
import { engine } from './restock-planner.engine.ts';

const ROW = { sku: 'A', dailySales: 10, salesDeviation: 3, onHand: 200, inbound: 0, leadTimeDays: 30 };

function plan(change: object, defaults: object = {}): RowPlan {
  const result = runEngine(
    engine,
    { rows: [{ ...ROW, ...change }], defaults },
    { now: Date.parse('2026-11-22T12:00:00Z') },
  );
  const [row] = result.ok ? result.output.rows : [];
  if (!row) throw new Error('no row');
  return row;
}

describe('a closure of factories', () => {
  // Due on 2027-02-10, in the closure from 2027-01-23 to 2027-02-20.
  const due = { salesDeviation: 0, onHand: 1100 };

  it('moves the order before it, with the same units and the same order after it', () => {
    const { orderBy, placeOn, arrivesOn, nextOrderQuantity, findings, closure, ...row } = plan(due);
    expect([orderBy, placeOn, arrivesOn]).toEqual(['2027-02-10', '2027-01-22', '2027-02-21']);
    expect(row).toMatchObject({
      latestOrderOn: '2027-01-22',
      orderInDays: 80,
      placeInDays: 61,
      orderQuantity: 0,
    });
    expect(nextOrderQuantity).toBe(plan({ ...due, onHand: 800 }).nextOrderQuantity);
    expect(row.followingOrderOn).toBe('2027-03-12');
    expect(row.projection).toContainEqual({ day: 91, date: '2027-02-21', stock: 490 });
    expect(findings.map(({ code }) => code)).toContain('order-before-holiday');
    expect(closure).toEqual({ start: '2027-01-23', end: '2027-02-20', fromDay: 62, toDay: 90 });
  });

  it('is not shown where no order meets it', () => {
    expect(plan({ onHand: 200, targetCoverDays: 200 })).toMatchObject({ closure: null });
  });
});

describe('stock below the safety stock', () => {
  it('is named with its first day until the order arrives', () => {
    const { safetyStock, belowSafetyOn, stockOutOn } = plan({ onHand: 310, leadTimeDays: 30 });
    expect(safetyStock).toBeCloseTo(27.03, 1);
    // 310 - 27.03 is sold in 28.3 days.
    expect(belowSafetyOn).toBe('2026-12-20');
    expect(stockOutOn).toBe('2026-12-23');
  });

  it('is not named where the order arrives before', () => {
    expect(plan({ onHand: 400 }).belowSafetyOn).toBeNull();
  });

  it('is today where the stock is below already', () => {
    expect(plan({ onHand: 20 }).belowSafetyOn).toBe('2026-11-22');
  });
});

describe('the stock line while customers wait', () => {
  const late = { onHand: 100, inbound: 500, inboundDays: 20 };
  const corners = (change: object, backorders: boolean, until: number) =>
    plan(change, { targetCoverDays: 30, backorders })
      .projection.filter(({ day }) => day <= until)
      .map(({ day, stock }) => [day, stock]);

  it('falls below zero by what they wait for, which the next delivery fills', () => {
    expect(corners(late, true, 20)).toEqual([
      [0, 100],
      [10, 0],
      [20, -100],
      [20, 400],
    ]);
  });

  it('is zero where sales are lost, and keeps all of the next delivery', () => {
    expect(corners(late, false, 20)).toEqual([
      [0, 100],
      [10, 0],
      [20, 0],
      [20, 500],
    ]);
  });

  it('is the same for both where the stock lasts to the day of the delivery', () => {
    const inTime = { ...late, inboundDays: 10 };
    expect(corners(inTime, true, 10)).toEqual(corners(inTime, false, 10));
    expect(corners(inTime, true, 10).at(-1)).toEqual([10, 500]);
  });

  it('falls on below zero from units promised already', () => {
    const promised = { onHand: -50, inbound: 500, inboundDays: 20 };
    expect(corners(promised, true, 20)).toEqual([
      [0, -50],
      [20, -250],
      [20, 250],
    ]);
    expect(corners(promised, false, 20).at(-1)).toEqual([20, 450]);
  });

  it.each([true, false])('has the planned stock on arrival of the first order, waiting %p', (backorders) => {
    const { projection, arrivesInDays, safetyStock, orderQuantity } = plan(
      { onHand: 100 },
      { targetCoverDays: 30, backorders },
    );
    const stock = projection.findLast(({ day }) => day === arrivesInDays)?.stock ?? 0;
    expect(orderQuantity).toBeGreaterThan(0);
    // Whole cartons of one unit: less than a unit above 300 and the safety stock.
    expect(stock - 300 - (safetyStock ?? 0)).toBeGreaterThanOrEqual(0);
    expect(stock - 300 - (safetyStock ?? 0)).toBeLessThan(1);
  });
});

describe('the order day while sales are lost', () => {
  // 10 a day without any spread over 30 days: the point is 300.
  const certain = { salesDeviation: 0, onHand: 100, inboundDays: 20 };

  it('waits with the position from the end of the stock until the inbound units arrive', () => {
    // 500 on day 10 and still on day 20; 300 on day 40.
    expect(plan({ ...certain, inbound: 500 }, { targetCoverDays: 30 })).toMatchObject({
      orderInDays: 40,
      orderWaitDays: 10,
      orderBy: '2027-01-01',
      positionAtOrder: 300,
      lostUnits: 0,
      nextOrderQuantity: 300,
    });
  });

  it('does not wait where customers do', () => {
    const row = plan({ ...certain, inbound: 500 }, { targetCoverDays: 30, backorders: true });
    expect(row).toMatchObject({
      orderInDays: 30,
      orderWaitDays: 0,
      positionAtOrder: 300,
      nextOrderQuantity: 300,
    });
  });

  it.each([
    ['on the day when the stock ends', 300, 10, 100],
    ['on the day after the inbound units arrive', 310, 21, 0],
  ])('is %s where the position is then at the reorder point', (_title, inbound, orderInDays, lostUnits) => {
    expect(plan({ ...certain, inbound })).toMatchObject({ orderInDays, positionAtOrder: 300, lostUnits });
  });

  it('is the same when the plan is made again on the day of the arrival', () => {
    const soon = { leadTimeDays: 10, salesDeviation: 2 };
    const first = plan({ ...soon, onHand: 100, inbound: 200, inboundDays: 20 }, { targetCoverDays: 30 });
    const again = plan({ ...soon, onHand: 200 }, { targetCoverDays: 30 });
    expect(first.nextOrderQuantity).toBe(again.nextOrderQuantity);
    expect(first.followingOrderQuantity).toBe(again.followingOrderQuantity);
    expect(first.positionAtOrder).toBe(again.positionAtOrder);
    const days = ({ orderInDays, arrivesInDays, followingInDays }: RowPlan) =>
      [orderInDays, arrivesInDays, followingInDays].map((day) => day ?? Number.NaN);
    expect(days(first)).toEqual(days(again).map((day) => day + 20));
  });

  it('is the last one with a position at the reorder point, by the stock line and what is on the way', () => {
    const rows = fc.record({
      dailySales: fc.integer({ min: 1, max: 50 }),
      salesDeviation: fc.integer({ min: 0, max: 20 }),
      onHand: fc.integer({ min: -50, max: 2000 }),
      inbound: fc.integer({ min: 0, max: 3000 }),
      inboundDays: fc.integer({ min: 0, max: 60 }),
      leadTimeDays: fc.integer({ min: 2, max: 60 }),
    });
    fc.assert(
      fc.property(rows, fc.boolean(), (row, backorders) => {
        const found = plan(row, { targetCoverDays: 30, backorders });
        const { projection, reorderPoint, orderInDays, positionAtOrder } = found;
        const days = orderInDays ?? 0;
        // Without an earlier delivery of an order, which a closure of factories can bring forward.
        fc.pre(days > 0 && days + 1 < (found.arrivesInDays ?? 0) && days < 1000);
        const positionOn = (day: number) => {
          const [from = { day: 0, stock: 0 }, to] = [
            projection.findLast((point) => point.day <= day),
            projection.find((point) => point.day > day),
          ];
          const fallen = to ? ((from.stock - to.stock) * (day - from.day)) / (to.day - from.day) : 0;
          return from.stock - fallen + (day < row.inboundDays ? row.inbound : 0);
        };
        expect(positionAtOrder).toBeCloseTo(positionOn(days), 6);
        expect(positionOn(days)).toBeGreaterThanOrEqual((reorderPoint ?? 0) - 1e-6);
        expect(positionOn(days + 1)).toBeLessThanOrEqual((reorderPoint ?? 0) + 1e-6);
      }),
      { numRuns: 500, seed: 20261129 },
    );
  });
});
