import { createEnv } from '@seller-toolbox/tool-contract';
import { engine } from './search-term-analyzer.engine.ts';

const run = (input: unknown) => engine.run(engine.inputSchema.parse(input), createEnv({ now: 0, seed: 1 }));
const LAMP = { term: 'desk lamp', targeting: 'lamp', clicks: 100, spend: 100, sales: 200, orders: 10 };
const UNSOLD = { term: 'lamp shade', targeting: 'lamp', clicks: 100, spend: 50, sales: 0, orders: 0 };

describe('acosSteps', () => {
  it('goes from the ACOS of the report over excluded terms to lowered bids', () => {
    const { acosSteps, acosGap, saved, salesDropLimit } = run(engine.examples[0].input);
    expect(acosSteps.map(({ action, count }) => [action, count])).toEqual([
      ['now', 0],
      ['exclude', 1],
      ['lower-bids', 4],
    ]);
    expect(acosSteps.map(({ acos }) => acos?.toFixed(1))).toEqual(['42.2', '39.5', '33.6']);
    expect(acosSteps.map(({ cut }) => cut?.toFixed(1))).toEqual(['0.0', '2.7', '5.9']);
    expect(acosGap).toBeCloseTo(3.6, 2);
    expect(acosSteps.map(({ saving }) => saving.toFixed(2))).toEqual(['0.00', '54.90', '120.93']);
    expect(saved).toBeCloseTo(175.83, 9);
    expect(salesDropLimit).toBeCloseTo((175.83 / 864.45) * 100, 9);
  });

  it('does not save the clicks of an excluded term a second time by the bid of its target', () => {
    const { acosSteps, bids } = run({ rows: [LAMP, UNSOLD], targetAcos: 30 });
    expect(bids[0]).toMatchObject({
      bid: 0.53,
      change: expect.closeTo(-88 / 3, 9),
      saving: expect.closeTo(88 / 3, 9),
    });
    expect(acosSteps).toMatchObject([
      { action: 'now', acos: 75 },
      { action: 'exclude', acos: 50 },
      { action: 'lower-bids', acos: expect.closeTo(106 / 3, 9) },
    ]);
  });

  it('counts a raised bid neither as an action nor as a saving', () => {
    const { acosSteps, acosGap, saved, salesDropLimit, bids } = run({ rows: [LAMP], targetAcos: 60 });
    expect(bids[0]?.saving).toBeCloseTo(-20, 9);
    expect(acosSteps).toEqual([{ action: 'now', count: 0, acos: 50, cut: 0, saving: 0 }]);
    expect(saved).toBe(0);
    expect(salesDropLimit).toBeNull();
    expect(acosGap).toBe(-10);
  });

  it('has no gap to a target that is the average of the report itself', () => {
    expect(run({ rows: [LAMP, UNSOLD], targetAcos: null })).toMatchObject({
      targetFrom: 'average',
      acosGap: null,
    });
  });

  it('has no ACOS without sales', () => {
    expect(run({ rows: [UNSOLD], targetAcos: 30 })).toMatchObject({
      acosSteps: [{ action: 'now', count: 0, acos: null, cut: null }],
      acosGap: null,
    });
  });
});

describe('stillNeeded', () => {
  const at = (row: object, targetAcos: number | null = 50) =>
    run({ rows: [{ ...LAMP, ...row }], targetAcos, maxBidChange: 1 }).stillNeeded;

  it('is the spend above that of the target, or the sales that would carry the spend', () => {
    const { stillNeeded, acosSteps } = run({ rows: [LAMP, UNSOLD], targetAcos: 30 });
    // 150 spent less 50 of the excluded term and 29.33 of the lowered bid, on sales of 200.
    expect(acosSteps.at(-1)?.acos).toBeCloseTo(106 / 3, 9);
    expect(stillNeeded).toEqual({
      lessSpend: expect.closeTo(32 / 3, 9),
      moreSales: expect.closeTo(320 / 9, 9),
    });
  });

  it.each([
    ['at the target', 100, null],
    ['below the target', 99, null],
    ['without spend', 0, null],
  ])('is nothing %s', (_, spend, expected) => {
    expect(at({ spend })).toBe(expected);
  });

  it('is a little where the spend is a little above the target after all changes', () => {
    // The bid may fall by 1 % only: of 1.04 to 1.03.
    expect(at({ spend: 104 })).toEqual({ lessSpend: expect.closeTo(3, 9), moreSales: expect.closeTo(6, 9) });
  });

  it('is all of the spend without sales', () => {
    expect(at({ sales: 0, orders: 0, clicks: 5, spend: 20 })).toEqual({ lessSpend: 20, moreSales: 40 });
  });

  it('is unknown without a target', () => {
    expect(at({}, null)).toBeNull();
  });

  it('is none of a target so low that no number holds the sales', () => {
    expect(at({ spend: 104 }, 5e-324)).toBeNull();
    expect(at({ spend: 104 }, 1e-300)?.moreSales).toBeGreaterThan(1e300);
  });
});
