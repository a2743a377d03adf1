import { runEngine } from '@seller-toolbox/tool-contract';
import { monthFactors } from './month-season.ts';
import { engine } from './restock-planner.engine.ts';

const EVEN = Array.from({ length: 12 }, () => 1);
/** December sells twice as much. */
const GIFTS = EVEN.with(11, 2);
const ROW = { sku: 'A', dailySales: 10, salesDeviation: 0, onHand: 0, inbound: 0, leadTimeDays: 30 };

function rowsOf(rows: object[], defaults: object = {}, today = '2026-12-01') {
  const result = runEngine(engine, { rows, defaults, today }, { now: 0 });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.output.rows;
}

describe('monthFactors', () => {
  it('is the mean over the days before and after today', () => {
    const mean = monthFactors(GIFTS, '2026-12-01');
    expect(mean(-30, 0)).toBe(1);
    expect(mean(0, 31)).toBe(2);
    expect(mean(0, 62)).toBe(1.5);
    expect(mean(-30, 30)).toBe(1.5);
  });

  it('is the factor of today where no day lies between', () => {
    expect(monthFactors(GIFTS, '2026-12-31')(0, 0)).toBe(2);
    expect(monthFactors(GIFTS, '2027-01-01')(0, 0)).toBe(1);
  });
});

describe('a plan with factors by month', () => {
  it('scales the sales of the months before to the months that the order is for', () => {
    const [row] = rowsOf([ROW], { seasonByMonth: GIFTS, targetCoverDays: 1 });
    expect(row).toMatchObject({ monthSeason: 2, seasonIndex: 2, dailyRate: 20 });
  });

  it('takes a season that has already begun for what the sales figures contain', () => {
    const windows = { ...ROW, dailySales: null, sales7: 140, sales30: 600 };
    const [row] = rowsOf([windows], { seasonByMonth: GIFTS, targetCoverDays: 28 }, '2026-12-31');
    expect(row?.monthSeason).toBeCloseTo((2 + 57) / 58 / 2, 9);
    expect(row?.dailyRate).toBeCloseTo(10.17, 2);
  });

  it('lets a product have its own months, times its season index', () => {
    const own = { ...ROW, seasonByMonth: EVEN, seasonIndex: 1.5 };
    const rows = rowsOf([ROW, own], { seasonByMonth: GIFTS, targetCoverDays: 1 });
    expect(rows.map(({ dailyRate }) => dailyRate)).toEqual([20, 15]);
  });

  it('is the plan without factors where all months are equal', () => {
    const [even] = rowsOf([ROW], { seasonByMonth: EVEN.map(() => 3) });
    expect(even).toEqual(rowsOf([ROW])[0]);
  });

  it.each([[EVEN.slice(1)], [EVEN.with(3, 0)]])('rejects %j', (seasonByMonth) => {
    expect(runEngine(engine, { rows: [{ ...ROW, seasonByMonth }] }, { now: 0 }).ok).toBe(false);
  });
});
