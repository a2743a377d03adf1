import { runEngine } from '@seller-toolbox/tool-contract';
import { engine } from './keyword-researcher.engine.ts';

const ads = (rows: readonly object[], date: string) => ({
  kind: 'ad-search-terms',
  name: 'ads.csv',
  date,
  rows,
});

function rowsOf(sources: readonly object[], more: object = {}) {
  const result = runEngine(engine, { sources, ...more }, { now: 0 });
  if (!result.ok || result.output.sample) throw new Error(JSON.stringify(result));
  return result.output;
}

describe('adFigures', () => {
  it('are summed over campaigns of one report', () => {
    const lines = [
      { term: 'mug', adImpressions: 100, adClicks: 10, adSpend: 0.1, adSales: 40, adOrders: 2 },
      { term: 'Mug', adImpressions: 50, adClicks: 10, adSpend: 0.2, adSales: 20, adOrders: 1 },
    ];
    const { rows } = rowsOf([ads(lines, '2026-11-07')]);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.ads).toEqual({
      source: 0,
      impressions: 150,
      clicks: 20,
      spend: 0.3,
      sales: 60,
      orders: 3,
      acos: 0.5,
      conversionRate: 15,
    });
  });

  it('are those of the newest report, never of two together', () => {
    const line = { term: 'mug', adClicks: 10, adSpend: 5 };
    const { rows } = rowsOf([ads([line], '2026-10-31'), ads([{ ...line, adClicks: 4 }], '2026-11-07')]);
    expect(rows[0]?.ads).toMatchObject({ source: 1, clicks: 4 });
  });

  it('are null where no report says them, and have no rate of nothing', () => {
    const { rows } = rowsOf([ads([{ term: 'mug', adClicks: 0, adSpend: 0 }], '2026-11-07')]);
    expect(rows[0]?.ads).toMatchObject({ orders: null, sales: null, acos: null, conversionRate: null });
    expect(rowsOf([{ kind: 'keyword-list', rows: [{ term: 'cup' }] }]).rows[0]?.ads).toBeNull();
  });
});

describe('a campaign', () => {
  const sources = [
    {
      kind: 'cerebro',
      rows: [
        { term: 'mug', monthlyVolume: 10, bid: 1.5 },
        { term: 'steel mug', monthlyVolume: 30 },
        { term: 'b0example1', monthlyVolume: 90 },
        { term: 'headphones', monthlyVolume: 5, bid: 0 },
      ],
    },
  ];
  const campaign = { name: 'Mugs', startDate: '2026-12-01', dailyBudget: 20, defaultBid: 0.755 };

  it('has its rows in the order of the score, without product pages', () => {
    const { campaign: sheet } = rowsOf(sources, { campaign: { ...campaign, sku: 'A-1' } });
    expect(sheet).toMatchObject({ keywords: 3, withoutBid: 2 });
    expect(sheet?.rows).toMatchObject([
      { Entity: 'Campaign', 'Start Date': '20261201', 'Daily Budget': '20.00', 'Targeting Type': 'Manual' },
      { Entity: 'Ad Group', 'Ad Group Default Bid': '0.76' },
      { Entity: 'Product Ad', SKU: 'A-1' },
      { Entity: 'Keyword', 'Keyword Text': 'steel mug', 'Match Type': 'exact' },
      { Entity: 'Keyword', 'Keyword Text': 'mug', Bid: '1.50' },
      { Entity: 'Keyword', 'Keyword Text': 'headphones' },
    ]);
    expect(sheet?.rows[3]).not.toHaveProperty('Bid');
  });

  it('has as many keywords as wanted, and no product without a SKU', () => {
    const { campaign: sheet } = rowsOf(sources, { campaign: { ...campaign, maxKeywords: 1 } });
    expect(sheet?.rows.map(({ Entity }) => Entity)).toEqual(['Campaign', 'Ad Group', 'Keyword']);
  });

  it('has only gap terms where these are wanted', () => {
    const { campaign: sheet } = rowsOf(sources, { campaign: { ...campaign, gapTermsOnly: true } });
    expect(sheet).toMatchObject({ keywords: 0, withoutBid: 0 });
  });

  it('is null where none is wanted', () => {
    expect(rowsOf(sources).campaign).toBeNull();
  });
});
