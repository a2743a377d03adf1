import { runEngine } from '@seller-toolbox/tool-contract';
import * as fc from 'fast-check';
import { byUrgency } from './by-urgency.ts';
import { EMPTY_ROW } from './empty-row.ts';
import { engine } from './restock-planner.engine.ts';
import type { RestockOutput, RowPlan } from './restock-plan.schema.ts';
import { inputSchema } from './restock-planner.schema.ts';

const NOON = Date.parse('2026-11-22T12:00:00Z');
const ROW = { sku: 'A', dailySales: 10, salesDeviation: 3, onHand: 200, inbound: 0, leadTimeDays: 30 };

function run(input: object, now = NOON): RestockOutput {
  const result = runEngine(engine, input, { now });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.output;
}
function plan(change: object = {}): RowPlan {
  const [row] = run({ rows: [{ ...ROW, ...change }] }).rows;
  if (!row) throw new Error('no row');
  return row;
}
const codes = (row: RowPlan) => row.findings.map(({ code }) => code);

const rowArbitrary = fc.record({
  dailySales: fc.double({ min: 0.01, max: 2000, noNaN: true }),
  salesDeviation: fc.double({ min: 0, max: 500, noNaN: true }),
  onHand: fc.integer({ min: -100, max: 50_000 }),
  inbound: fc.integer({ min: 0, max: 50_000 }),
  inboundDays: fc.option(fc.integer({ min: 0, max: 200 })),
  leadTimeDays: fc.integer({ min: 0, max: 300 }),
  leadTimeDeviation: fc.integer({ min: 0, max: 60 }),
  serviceLevel: fc.double({ min: 0.5, max: 0.9999, noNaN: true }),
  targetCoverDays: fc.integer({ min: 0, max: 200 }),
  unitsPerCarton: fc.integer({ min: 1, max: 300 }),
  minimumOrder: fc.integer({ min: 0, max: 5000 }),
});

describe('an order', () => {
  it('is late by the days since the position fell below the reorder point', () => {
    const certain = { salesDeviation: 0, leadTimeDeviation: 0, leadTimeDays: 30 };
    expect(plan({ ...certain, onHand: 310 })).toMatchObject({ overdueDays: 0, orderInDays: 1 });
    const late = plan({ ...certain, onHand: 255, inbound: 20, inboundDays: 1, salesDeviation: 3 });
    expect(late.overdueDays).toBeCloseTo(((late.reorderPoint ?? 0) - 275) / 10, 9);
    expect(codes(plan({ ...certain, onHand: 300, salesDeviation: 6 }))).toContain('order-overdue');
    expect(codes(plan({ ...certain, onHand: 299 }))).not.toContain('order-overdue');
  });

  it('is due on the day when the position falls to the reorder point, not a day before', () => {
    // 10 a day without any spread over 30 days: the point is 300.
    const certain = { salesDeviation: 0, leadTimeDeviation: 0 };
    expect(plan({ ...certain, onHand: 300 })).toMatchObject({ status: 'order-now', orderBy: '2026-11-22' });
    expect(plan({ ...certain, onHand: 309 })).toMatchObject({ status: 'order-now', orderBy: '2026-11-22' });
    expect(plan({ ...certain, onHand: 310 })).toMatchObject({
      status: 'order-soon',
      orderBy: '2026-11-23',
      orderQuantity: 0,
      nextOrderQuantity: 300,
    });
  });

  it('covers the lead time, the safety stock and the days of cover', () => {
    fc.assert(
      fc.property(rowArbitrary, (row) => {
        const { orderQuantity, orderUpTo, position, lostUnits, orderBy, reorderPoint, cartons } = plan(row);
        const bought = orderQuantity ?? -1;
        expect(bought).toBe((cartons ?? -1) * row.unitsPerCarton);
        if (orderBy !== '2026-11-22') {
          expect(bought).toBe(0);
          expect(position).toBeGreaterThan(reorderPoint ?? 0);
        } else {
          expect((position ?? 0) + (lostUnits ?? 0) + bought).toBeGreaterThanOrEqual((orderUpTo ?? 0) - 1e-3);
          if (bought > 0) expect(bought).toBeGreaterThanOrEqual(row.minimumOrder);
        }
      }),
    );
  });

  it('leaves out sales lost while out of stock, unless customers wait', () => {
    const empty = { ...ROW, dailySales: 20, salesDeviation: null, onHand: 0, leadTimeDays: 45 };
    const order = (backorders: boolean) =>
      run({ rows: [empty], defaults: { targetCoverDays: 60, backorders } }).rows[0];
    expect(order(false)).toMatchObject({
      orderUpTo: expect.closeTo(2149.35),
      lostUnits: 900,
      orderQuantity: 1250,
    });
    expect(order(true)).toMatchObject({
      orderUpTo: expect.closeTo(2149.35),
      lostUnits: 0,
      orderQuantity: 2150,
    });
  });

  it('fills the stock up to the safety stock and the days of cover on its arrival', () => {
    fc.assert(
      fc.property(rowArbitrary, (row) => {
        const { projection, arrivesInDays, safetyStock, dailyRate, targetCoverDays, orderQuantity } = plan({
          ...row,
          inboundDays: Math.min(row.inboundDays ?? 0, row.leadTimeDays),
        });
        fc.pre((orderQuantity ?? 0) > 0 && (arrivesInDays ?? 0) > (row.inboundDays ?? 0));
        const stock = projection.findLast(({ day }) => day === arrivesInDays)?.stock;
        const wanted = (safetyStock ?? 0) + (dailyRate ?? 0) * targetCoverDays;
        expect(stock).toBeGreaterThanOrEqual(wanted - 1e-3);
        expect(stock).toBeLessThan(wanted + Math.max(row.minimumOrder, 0) + row.unitsPerCarton + 1e-3);
      }),
    );
  });

  it('does not shrink and is not later when lead time or service level rise', () => {
    fc.assert(
      fc.property(rowArbitrary, fc.integer({ min: 1, max: 100 }), (row, more) => {
        const before = plan(row);
        const longer = plan({ ...row, leadTimeDays: row.leadTimeDays + more });
        const surer = plan({
          ...row,
          serviceLevel: row.serviceLevel + ((0.9999 - row.serviceLevel) * more) / 100,
        });
        for (const after of [longer, surer]) {
          expect(after.orderQuantity).toBeGreaterThanOrEqual(before.orderQuantity ?? 0);
          expect(after.reorderPoint).toBeGreaterThanOrEqual((before.reorderPoint ?? 0) - 1e-9);
          if (before.orderBy !== null) expect((after.orderBy ?? '') <= before.orderBy).toBe(true);
        }
      }),
    );
  });

  it('placed on its date keeps the stock above zero where nothing varies', () => {
    const even = rowArbitrary.map((row) => ({
      ...row,
      salesDeviation: 0,
      leadTimeDeviation: 0,
      inbound: 0,
      inboundDays: null,
      onHand: Math.ceil(row.dailySales * (row.leadTimeDays + 2)),
      targetCoverDays: row.targetCoverDays + 2,
    }));
    fc.assert(
      fc.property(even, (row) => {
        const stocks = plan(row).projection.map(({ stock }) => stock);
        expect(Math.min(...stocks)).toBeGreaterThanOrEqual(-1e-6);
      }),
    );
  });
});

describe('dates', () => {
  it('start with today in the seller time zone', () => {
    const late = Date.parse('2026-11-22T17:30:00Z');
    expect(run({ rows: [ROW], timeZone: 'Asia/Shanghai' }, late).today).toBe('2026-11-23');
    expect(run({ rows: [ROW], timeZone: 'America/Los_Angeles' }, late).today).toBe('2026-11-22');
    expect(run({ rows: [ROW] }, late).today).toBe('2026-11-22');
    expect(run({ rows: [ROW], today: '2024-02-28' }, late).today).toBe('2024-02-28');
  });

  it('cross a leap day and the change of clocks without losing a day', () => {
    const [row] = run({ rows: [{ ...ROW, onHand: 20 }], today: '2028-02-28' }).rows;
    expect(row?.stockOutOn).toBe('2028-03-01');
    const [spring] = run({
      rows: [{ ...ROW, onHand: 20 }],
      today: '2027-03-13',
      timeZone: 'America/New_York',
    }).rows;
    expect(spring?.stockOutOn).toBe('2027-03-15');
  });

  it('more than ten years away are left out', () => {
    expect(plan({ dailySales: 0.001, salesDeviation: 0, onHand: 1_000_000 })).toMatchObject({
      stockOutOn: null,
      orderBy: null,
      status: 'overstocked',
    });
  });
});

describe('cover', () => {
  it('warns below 28 days on hand, and not at 28', () => {
    expect(codes(plan({ onHand: 279, inbound: 500 }))).toContain('low-inventory');
    expect(codes(plan({ onHand: 280 }))).not.toContain('low-inventory');
    expect(plan({ onHand: 280 }).lowStockOn).toBe('2026-11-22');
    expect(plan({ onHand: 300 }).lowStockOn).toBe('2026-11-24');
  });

  it('warns above 180 days on hand, and not at 180', () => {
    expect(codes(plan({ onHand: 1801 }))).toContain('aged-inventory');
    expect(codes(plan({ onHand: 1800 }))).not.toContain('aged-inventory');
  });

  it('excludes a shipment that arrives after the stock has ended', () => {
    const row = plan({ onHand: 100, inbound: 500, inboundDays: 15 });
    expect(row).toMatchObject({ daysOfCover: 10, stockOutOn: '2026-12-02' });
    expect(row.findings).toContainEqual({
      code: 'stock-out-before-inbound',
      severity: 'warning',
      params: { days: 5, units: 50 },
    });
    expect(plan({ onHand: 100, inbound: 500, inboundDays: 10 }).daysOfCover).toBe(60);
  });

  it('has a finding with lost days and units when an order placed today arrives too late', () => {
    expect(plan({ onHand: 200 }).findings[0]).toEqual({
      code: 'stock-out-before-arrival',
      severity: 'error',
      params: { days: 10, units: 100 },
    });
    expect(plan({ onHand: 300, salesDeviation: 0 }).status).toBe('order-now');
  });
});

describe('a missing figure', () => {
  it('gives a finding and does not count as zero', () => {
    expect(plan({ onHand: null })).toMatchObject({
      status: 'no-data',
      orderQuantity: null,
      daysOfCover: null,
    });
    expect(codes(plan({ dailySales: null, leadTimeDays: null, onHand: null }))).toEqual(
      expect.arrayContaining(['sales-missing', 'stock-missing', 'lead-time-missing']),
    );
    expect(codes(plan({ inbound: null }))).toContain('inbound-missing');
  });

  it('of a row comes from the defaults; a value of the row wins', () => {
    const defaults = { leadTimeDays: 60, unitsPerCarton: 12, serviceLevel: 0.99 };
    const { rows } = run({ rows: [{ ...ROW, leadTimeDays: null, unitsPerCarton: 5 }], defaults });
    expect(rows[0]).toMatchObject({ leadTimeDays: 60, unitsPerCarton: 5, serviceLevel: 0.99 });
  });

  it.each([
    [{ rows: [] }, 'rows', 'too-short'],
    [{ rows: [{ ...ROW, serviceLevel: 1 }] }, 'rows.0.serviceLevel', 'too-large'],
    [{ rows: [{ ...ROW, unitsPerCarton: 0 }] }, 'rows.0.unitsPerCarton', 'too-small'],
    [{ rows: [{ ...ROW, unitsPerCarton: 1.5 }] }, 'rows.0.unitsPerCarton', 'invalid-type'],
    [{ rows: [ROW], timeZone: 'Mars/Base' }, 'timeZone', 'unknown-zone'],
    [{ rows: [{ ...ROW, price: 3 }] }, 'rows.0.price', 'unknown-field'],
  ])('or one over the limit is rejected at its path: %j', (input, path, code) => {
    expect(runEngine(engine, input, { now: NOON })).toEqual({ ok: false, problems: [{ path, code }] });
  });
});

describe('an empty row', () => {
  it('equals the defaults of the schema', () => {
    expect(inputSchema.parse({ rows: [{}] }).rows).toEqual([EMPTY_ROW]);
  });
});

describe('a list of products', () => {
  it('is sorted by status, then by order date', () => {
    const { rows } = run({
      rows: [
        { ...ROW, sku: 'fine', onHand: 900 },
        { ...ROW, sku: 'later', onHand: 380 },
        { ...ROW, sku: 'sooner', onHand: 370 },
        { ...ROW, sku: 'out', onHand: 0 },
        { ...ROW, sku: 'unknown', onHand: null },
      ],
    });
    expect(byUrgency(rows).map((index) => rows[index]?.sku)).toEqual([
      'out',
      'sooner',
      'later',
      'unknown',
      'fine',
    ]);
  });

  it('has a finding on both rows of a repeated SKU', () => {
    const { rows } = run({
      rows: [ROW, ROW, { ...ROW, sku: 'B' }, { ...ROW, sku: '' }, { ...ROW, sku: '' }],
    });
    expect(rows.map((row) => codes(row).includes('sku-twice'))).toEqual([true, true, false, false, false]);
  });

  it('adds up the orders of today', () => {
    const { totals } = run({
      rows: [
        { ...ROW, unitsPerCarton: 24 },
        { ...ROW, sku: 'B', onHand: 5000 },
      ],
    });
    expect(totals).toMatchObject({ rows: 2, units: 336, cartons: 14 });
    expect(Object.values(totals.statuses).reduce((sum, count) => sum + count, 0)).toBe(2);
  });
});
