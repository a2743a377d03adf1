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

  it('moves the order before it; unknown production waits for its end, while the sales without stock are lost', () => {
    const { orderBy, placeOn, arrivesOn, nextOrderQuantity, findings, closure, ...row } = plan(due);
    expect([orderBy, placeOn, arrivesOn]).toEqual(['2027-02-10', '2027-01-22', '2027-03-22']);
    expect(row).toMatchObject({
      latestOrderOn: '2027-01-22',
      orderInDays: 80,
      placeInDays: 61,
      orderQuantity: 0,
    });
    expect(row.lostUnits).toBe(100);
    expect(nextOrderQuantity).toBe((plan({ ...due, onHand: 800 }).nextOrderQuantity ?? 0) - 100);
    expect(row.followingOrderOn).toBe('2027-03-12');
    expect(row.projection).toContainEqual({ day: 120, date: '2027-03-22', stock: 200 });
    expect(findings.map(({ code }) => code)).toContain('order-before-holiday');
    expect(closure).toEqual({ start: '2027-01-23', end: '2027-02-20', fromDay: 62, toDay: 90 });
  });

  // Due on 2027-01-10, with 10 a day and 30 days of lead time; its first 20 days are production.
  const early = { salesDeviation: 0, onHand: 790, productionDays: 20 };

  it('moves an order whose production would reach into it, with the same units', () => {
    const row = plan(early);
    expect(row).toMatchObject({ orderBy: '2027-01-10', placeOn: '2027-01-02', arrivesOn: '2027-02-01' });
    expect(row.nextOrderQuantity).toBe(plan({ ...early, productionDays: null }).nextOrderQuantity);
    expect(row.findings.map(({ code }) => code)).toContain('production-before-holiday');
    expect(plan({ ...early, productionDays: null }).placeOn).toBe('2027-01-10');
  });

  it.each([
    ['ends on the last day before it', 12, '2027-01-10'],
    ['would end on its first day', 13, '2027-01-09'],
  ])('with production that %s', (_title, productionDays, placeOn) => {
    expect(plan({ ...early, productionDays }).placeOn).toBe(placeOn);
  });

  it('delays the arrival of an order whose production waits for it, and loses sales until then', () => {
    const late = { salesDeviation: 0, onHand: 300, productionDays: 60, leadTimeDays: 90 };
    const row = plan(late);
    expect([row.placeOn, row.arrivesOn]).toEqual(['2026-11-22', '2027-02-20']);
    const longer = plan({ ...late, productionDays: 62 });
    expect([longer.placeOn, longer.arrivesOn]).toEqual(['2026-11-22', '2027-03-21']);
    expect((longer.lostUnits ?? 0) - (row.lostUnits ?? 0)).toBe(290);
    expect(longer.findings.map(({ code }) => code)).toContain('production-waits');
  });

  it('ends the stock line on the day on which a later order could arrive, where its production is unknown', () => {
    // The order of today arrives on day 30, the next one is placed on day 40 or, with more on hand, after the closure.
    const two = { salesDeviation: 0, onHand: 300 };
    const later = plan({ ...two, targetCoverDays: 40 });
    expect(later).toMatchObject({ followingOrderOn: '2027-01-01', followingInDays: 40 });
    expect(later.findings.map(({ code }) => code)).toContain('factory-holiday-next');
    expect(later.projection.at(-1)).toMatchObject({ day: 70, stock: 0 });
    expect(plan({ ...two, targetCoverDays: 40, productionDays: 20 }).projection.at(-1)?.day).toBeGreaterThan(
      70,
    );
    expect(plan({ ...two, targetCoverDays: 91 }).projection.at(-1)?.day).toBeGreaterThan(121);
  });

  it('is not shown where no order meets it', () => {
    expect(plan({ onHand: 200, targetCoverDays: 200 })).toMatchObject({ closure: null });
  });
});

describe('the order after the next one', () => {
  it('fills the position of its day up to the same level, in whole cartons', () => {
    const row = plan({ onHand: 400, unitsPerCarton: 24 });
    const { followingPosition, followingNeededUnits, followingOrderQuantity, orderUpTo, reorderPoint } = row;
    expect(followingNeededUnits).toBeCloseTo((orderUpTo ?? 0) - (followingPosition ?? 0), 9);
    expect(followingPosition).toBeGreaterThanOrEqual(reorderPoint ?? Infinity);
    expect((followingPosition ?? 0) - (reorderPoint ?? 0)).toBeLessThan(10);
    expect(followingOrderQuantity).toBe(Math.ceil((followingNeededUnits ?? 0) / 24) * 24);
  });
});

describe('the sum of a quantity', () => {
  // The next order was named with the day before the closure, and the position of a week later.
  it.each<[string, { onHand: number; inbound?: number; inboundDays?: number; productionDays?: number }]>([
    ['today', { onHand: 420, inbound: 240, inboundDays: 12, productionDays: 20 }],
    ['brought forward for its production', { onHand: 1000, productionDays: 20 }],
    ['the day before the closure', { onHand: 1100 }],
  ])('holds for the day on which an order is placed: %s', (_title, change) => {
    const row = { dailySales: 12.92, salesDeviation: 7, leadTimeDays: 45, leadTimeDeviation: 6, ...change };
    const found = plan(row, { targetCoverDays: 60, unitsPerCarton: 24 });
    const { placeInDays, followingInDays, arrivesInDays, projection } = found;
    const known = (value: number | null) => value ?? Number.NaN;
    const stockOn = (day: number) => {
      const [from, to] = [
        projection.findLast((point) => point.day <= day),
        projection.find((point) => point.day > day),
      ];
      if (!from || !to) return Number.NaN;
      return from.stock - ((from.stock - to.stock) * (day - from.day)) / (to.day - from.day);
    };
    const inboundOn = (day: number) => (day < (change.inboundDays ?? 0) ? (change.inbound ?? 0) : 0);
    const first = known(placeInDays);
    expect(found.positionAtOrder).toBeCloseTo(stockOn(first) + inboundOn(first), 6);
    expect(
      known(found.orderDemand) +
        known(found.safetyStock) -
        known(found.positionAtOrder) -
        known(found.lostUnits),
    ).toBeCloseTo(known(found.neededUnits), 6);
    const next = known(followingInDays);
    const ordered = next < known(arrivesInDays) ? known(found.nextOrderQuantity) : 0;
    if (!found.lostUnits)
      expect(found.followingPosition).toBeCloseTo(stockOn(next) + inboundOn(next) + ordered, 6);
    expect(
      known(found.followingDemand) + known(found.safetyStock) - known(found.followingPosition),
    ).toBeCloseTo(known(found.followingNeededUnits), 6);
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
        const { projection, reorderPoint, orderInDays, placeInDays, positionAtOrder } = found;
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
        expect(positionAtOrder).toBeCloseTo(positionOn(placeInDays ?? 0), 6);
        expect(positionOn(days)).toBeGreaterThanOrEqual((reorderPoint ?? 0) - 1e-6);
        expect(positionOn(days + 1)).toBeLessThanOrEqual((reorderPoint ?? 0) + 1e-6);
      }),
      { numRuns: 500, seed: 20261129 },
    );
  });
});
