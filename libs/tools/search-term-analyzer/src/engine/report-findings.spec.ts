import type { Measures } from './measures.ts';
import { reportFindings, type ReportFacts } from './report-findings.ts';
import { inputSchema } from './search-term-analyzer.schema.ts';

const measures = { impressions: null, spend: 10, sales: 100, acos: 10, cvr: 10, cpc: 0.1, ctr: null };

type Part = Partial<Pick<Measures, 'orders' | 'clicks'> & Omit<ReportFacts, 'input' | 'totals'>>;

function codes({ orders = 50, clicks = 100, ...facts }: Part, settings: object = {}) {
  const row = { term: 'cup', clicks, spend: 10, sales: 100, orders };
  const input = inputSchema.parse({ rows: [row], ...settings });
  const totals = { ...measures, orders, clicks };
  return reportFindings({ input, totals, targetFrom: 'none', rows: 1, ngrams: 1, ...facts }).map(
    ({ code }) => code,
  );
}

describe('reportFindings', () => {
  it.each([
    [0, ['no-orders']],
    [1, ['few-orders']],
    [9, ['few-orders']],
    [10, []],
  ])('of %d orders are %j', (orders, expected) => {
    expect(codes({ orders })).toEqual(expected);
  });

  it.each([
    [50, []],
    [49, ['more-orders-than-clicks']],
  ])('of 50 orders and %d clicks are %j', (clicks, expected) => {
    expect(codes({ clicks })).toEqual(expected);
  });

  it.each([
    [30, 30, []],
    [30.1, 30, ['target-above-margin']],
    [null, 30, []],
    [30, null, []],
  ])('of target %p and margin %p are %j', (targetAcos, margin, expected) => {
    expect(codes({}, { targetAcos, margin })).toEqual(expected);
  });

  it('report that the target is the average ACOS', () => {
    expect(codes({ targetFrom: 'average' })).toEqual(['target-is-average']);
  });

  it('report that phrases were left out', () => {
    expect(codes({ ngrams: 400_000 })).toEqual(['phrases-left-out']);
  });

  it('of no rows depend on whether the brand filter removed them', () => {
    expect(codes({ rows: 0 })).toEqual(['no-rows-of-brand']);
    expect(codes({ rows: 0 }, { rows: [] })).toEqual(['no-rows']);
  });
});
