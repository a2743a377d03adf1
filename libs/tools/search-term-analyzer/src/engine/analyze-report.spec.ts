import fc from 'fast-check';
import { analyzeReport } from './analyze-report.ts';
import { EXAMPLE_ROWS } from './example-rows.data.ts';
import { inputSchema } from './search-term-analyzer.schema.ts';

const analyze = (input: object) => analyzeReport(inputSchema.parse(input));
const example = (part: object = {}) => analyze({ rows: EXAMPLE_ROWS, targetAcos: 30, ...part });

describe('analyzeReport', () => {
  it('splits the spend into parts that add up to the total', () => {
    const { spendSplit, totals } = example();
    expect(spendSplit.reduce((sum, { spend }) => sum + spend, 0)).toBeCloseTo(totals.spend, 9);
    expect(spendSplit.reduce((sum, { terms }) => sum + terms, 0)).toBe(totals.terms);
  });

  it('merges terms that differ in case and spaces only', () => {
    const { terms } = analyze({
      rows: [
        { term: ' Steel  Bottle', clicks: 1, spend: 1, sales: 0, orders: 0 },
        { term: 'steel bottle', clicks: 2, spend: 1, sales: 0, orders: 0 },
      ],
    });
    expect(terms).toMatchObject([{ text: 'steel bottle', clicks: 3, impressions: null }]);
  });

  it('filters by brand and matches brands as whole words only', () => {
    const own = example({ brandWords: 'AquaPeak', brand: 'only' });
    expect(own.terms.map(({ text }) => text)).toEqual(['aquapeak bottle', 'aquapeak water bottle 1l']);
    expect(example({ brandWords: ['aqua'] }).brandSplit).toBeNull();
    expect(example({ brandWords: 'aquapeak', brand: 'without' }).conversionRate).toBeCloseTo(6.58, 2);
    expect(example({ brandWords: 'otherbrand', brand: 'only' }).findings).toEqual([
      { code: 'no-rows-of-brand', severity: 'warning' },
    ]);
  });

  it('judges terms without a brand word by their own conversion rate', () => {
    const { wastedSpend, wasted, rateFrom, judgedFrom, brandSplit } = example({ brandWords: 'aquapeak' });
    expect(rateFrom).toEqual({ orders: 66, clicks: 1003, isWithoutBrand: true });
    expect(judgedFrom).toBe(45);
    expect(wastedSpend).toBeCloseTo(54.9, 9);
    expect(wasted.map(({ text }) => text)).toEqual(['water bottle with straw']);
    expect(brandSplit?.other).toMatchObject({ orders: 66, clicks: 1003 });
    const without = example({ brandWords: 'aquapeak', brand: 'without' });
    expect(wasted).toEqual(without.wasted);
    expect(example().judgedFrom).toBe(38);
  });

  it('judges brand terms by the conversion rate of all terms', () => {
    const { terms } = analyze({
      brandWords: 'acme',
      rows: [
        { term: 'acme cup', clicks: 100, spend: 1, sales: 100, orders: 30 },
        { term: 'acme lid', clicks: 40, spend: 1, sales: 0, orders: 0 },
        { term: 'red cup', clicks: 900, spend: 1, sales: 100, orders: 10 },
        { term: 'red lid', clicks: 100, spend: 1, sales: 0, orders: 0 },
      ],
    });
    const chanceOf = (text: string) => terms.find((term) => term.text === text)?.noOrderChance ?? 0;
    expect(chanceOf('acme lid')).toBeCloseTo(100 * (1 - 40 / 1140) ** 40, 9);
    expect(chanceOf('red lid')).toBeCloseTo(100 * (1 - 10 / 1000) ** 100, 9);
  });

  it('proposes wasted terms exactly, wasted word groups as a phrase, and product pages as products', () => {
    expect(example().negatives.map(({ text, match }) => `${match} ${text}`)).toContain('product b0examp1e3');
    const { negatives } = example({ brandWords: 'aquapeak' });
    expect(negatives.map(({ text, match }) => `${match} ${text}`)).toEqual(
      expect.arrayContaining(['phrase straw', 'exact water bottle with straw']),
    );
    expect(negatives.filter(({ text }) => text === 'with')).toEqual([]);
  });

  it('proposes no phrase of the product noun and stop words', () => {
    const { negatives } = example({ brandWords: 'aquapeak' });
    const phrases = negatives.filter(({ match }) => match === 'phrase').map(({ text }) => text);
    expect(phrases).not.toContain('bottle with');
    expect(phrases.filter((text) => /^with | with$/u.test(text))).toEqual([]);
  });

  it('never proposes a brand as a negative, nor a phrase of a term with orders', () => {
    const { negatives, terms } = example({ brandWords: 'straw' });
    const phrases = negatives.filter(({ match }) => match === 'phrase');
    expect(negatives.filter(({ text }) => text.includes('straw'))).toEqual([]);
    for (const { text } of phrases) {
      const holding = terms.filter((term) => ` ${term.text} `.includes(` ${text} `));
      expect(holding.every(({ orders }) => orders === 0)).toBe(true);
    }
  });

  it('proposes a bid per target and ad group from two orders on', () => {
    const { bids } = example();
    const exact = bids.find(({ matchType }) => matchType === 'EXACT');
    expect(exact).toMatchObject({ text: 'steel water bottle', orders: 11, campaign: 'Bottles exact' });
    // 274.89 ÷ 86 × 30 %, in whole cents.
    expect(exact?.bid).toBe(0.96);
    expect(bids.every(({ orders }) => orders >= 2)).toBe(true);
  });

  it('keeps bids of campaigns with the same or no name apart by campaign id', () => {
    const row = { term: 'cup', targeting: 'cup', clicks: 10, spend: 5, sales: 40, orders: 2 };
    const rows = ['281474976710657', '281474976710658'].map((campaignId) => ({ ...row, campaignId }));
    expect(
      analyze({ rows, targetAcos: 30 }).bids.map(({ campaignId, orders }) => [campaignId, orders]),
    ).toEqual([
      ['281474976710657', 2],
      ['281474976710658', 2],
    ]);
  });

  it('gives no bid change where the cost per click is almost zero', () => {
    const row = { term: 'cup', clicks: 10, sales: 0.1, orders: 2 };
    const changeFrom = (spend: number) =>
      analyzeReport(inputSchema.parse({ rows: [{ ...row, spend }], targetAcos: 30, maxBidChange: null }))
        .bids[0]?.change;
    expect(changeFrom(5e-324)).toBeNull();
    expect(changeFrom(0)).toBeNull();
    expect(changeFrom(0.06)).toBeCloseTo(-50, 10);
  });

  it.each([
    // A click is worth 4 x 30 % = 1.20.
    ['up to the goal', { spend: 10 }, 1.2, 20, 'bid-from-sales'],
    ['up by 30 % at most', { spend: 5 }, 0.65, 30, 'bid-step'],
    ['down by 30 % at most', { spend: 30 }, 2.1, -30, 'bid-step'],
    ['down by exactly 30 %', { spend: 12 / 0.7 }, 1.2, -30, 'bid-from-sales'],
    ['from the present bid where the report has it', { spend: 5, bid: 1 }, 1.2, 20, 'bid-from-sales'],
  ])('moves a bid %s', (_title, part, bid, change, code) => {
    const row = { term: 'cup', clicks: 10, sales: 40, orders: 2, ...part };
    const [first] = analyze({ rows: [row], targetAcos: 30 }).bids;
    expect(first?.bid).toBeCloseTo(bid, 10);
    expect(first?.change).toBeCloseTo(change, 8);
    expect(first?.evidence.code).toBe(code);
  });

  it.each([
    [9, {}, 0],
    [10, {}, 1],
    [19, { minClicks: 20 }, 0],
    [20, { minClicks: 20 }, 1],
  ])('proposes on %d clicks with %j %d bids', (clicks, settings, count) => {
    const row = { term: 'cup', clicks, spend: 10, sales: 40, orders: 2 };
    expect(analyze({ rows: [row], targetAcos: 30, ...settings }).bids).toHaveLength(count);
  });

  it('never moves a bid further than the setting', () => {
    const figure = fc.double({ min: 0.01, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(figure, figure, fc.integer({ min: 1, max: 1000 }), (spend, sales, maxBidChange) => {
        const row = { term: 'cup', clicks: 50, spend, sales, orders: 3 };
        const [bid] = analyze({ rows: [row], targetAcos: 30, maxBidChange }).bids;
        expect(Math.abs(bid?.change ?? 0)).toBeLessThanOrEqual(maxBidChange + 1e-6);
      }),
    );
  });

  it('respects minClicks, target and judgedFrom for any report', () => {
    const row = fc.record({
      term: fc.constantFrom('red cup', 'blue cup', 'b0abcdefgh', 'кружка', '杯子', 'cup', '-'),
      clicks: fc.nat(200),
      spend: fc.double({ min: 0, max: 1e12, noNaN: true }),
      sales: fc.double({ min: 0, max: 1e12, noNaN: true }),
      orders: fc.nat(20),
      campaign: fc.constantFrom('', 'a', 'b'),
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 40 }), fc.nat(60), (rows, minClicks) => {
        const { wasted, harvest, negatives, target, judgedFrom } = analyze({
          rows,
          minClicks,
          targetAcos: 25,
        });
        expect(wasted.every(({ orders, clicks }) => orders === 0 && clicks >= (judgedFrom ?? Infinity))).toBe(
          true,
        );
        expect(
          harvest.every(({ orders, acos }) => orders >= 2 && (acos ?? 0) <= (target ?? 0) * (1 + 1e-9)),
        ).toBe(true);
        expect(negatives.every(({ clicks }) => clicks >= minClicks)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});
