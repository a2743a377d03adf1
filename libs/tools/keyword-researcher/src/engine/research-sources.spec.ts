import { runEngine } from '@seller-toolbox/tool-contract';
import { engine } from './keyword-researcher.engine.ts';
import type { SourcesOutput } from './sources-output.schema.ts';

function research(input: object): SourcesOutput {
  const result = runEngine(engine, input, { now: 0 });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  if (result.output.sample) throw new Error('a sample');
  return result.output;
}
const source = (kind: string, rows: readonly object[], more: object = {}) => ({
  kind,
  name: `${kind}.csv`,
  rows,
  ...more,
});
const performance = (row: object, more?: object) =>
  source('query-performance', [{ term: 'mug', ...row }], more);
const rowOf = (output: SourcesOutput, keyword = 'mug') => {
  const row = output.rows.find((one) => one.keyword === keyword);
  if (!row) throw new Error(`no row ${keyword}`);
  return row;
};

describe('the share funnel', () => {
  const funnel = rowOf(
    research({
      sources: [
        performance({
          impressions: 1000,
          ownImpressions: 50,
          clicks: 100,
          ownClicks: 6,
          cartAdds: 40,
          ownCartAdds: 1,
          purchases: 20,
          ownPurchases: 0.4,
          price: 20,
          ownPrice: 22.5,
        }),
      ],
    }),
  ).funnel;

  it('has the share of each step', () => {
    expect(funnel?.steps.map(({ share }) => share)).toEqual([5, 6, 2.5, 2]);
  });
  it('leaks at the step with the greatest relative loss', () => {
    expect(funnel?.leak?.step).toBe('cartAdds');
    expect(funnel?.leak?.lossPercent).toBeCloseTo(58.33, 2);
  });
  it('has gap, missed purchases and price gap', () => {
    expect(funnel).toMatchObject({ shareGap: -3, missedPurchases: 0.8, priceGap: 2.5 });
  });
  it('leaves out what the file does not say', () => {
    const row = rowOf(research({ sources: [performance({ clicks: 100, ownClicks: 6 })] }));
    expect(row.funnel).toMatchObject({ leak: null, shareGap: null, missedPurchases: null, priceGap: null });
    expect(row.funnel?.steps.map(({ share }) => share)).toEqual([null, 6, null, null]);
    expect(rowOf(research({ sources: [performance({ queryVolume: 5 })] })).funnel).toBeNull();
  });
  it('misses no purchases where the purchase share is the best', () => {
    const row = { impressions: 100, ownImpressions: 1, purchases: 10, ownPurchases: 5 };
    expect(rowOf(research({ sources: [performance(row)] })).funnel?.missedPurchases).toBe(0);
  });
});

describe('several files', () => {
  it('are one row a term, joined by case, width, spaces and plural between files', () => {
    const output = research({
      sources: [
        performance({ term: 'Coffee  Mug', queryVolume: 10 }),
        source('cerebro', [{ term: 'coffee mugs', monthlyVolume: 900 }]),
        source('keyword-mining', [{ term: 'ＣＯＦＦＥＥ ＭＵＧ', bid: 1.5 }]),
      ],
    });
    expect(output.rows.map(({ keyword }) => keyword)).toEqual(['Coffee  Mug']);
    expect(output.rows[0]).toMatchObject({
      sources: [0, 1, 2],
      searchVolume: { value: 900, source: 1 },
      cpc: { value: 1.5, source: 2 },
    });
  });
  it('keep singular and plural of one file apart', () => {
    const rows = [
      { term: 'mug', queryVolume: 3 },
      { term: 'mugs', queryVolume: 5 },
    ];
    expect(research({ sources: [source('query-performance', rows)] }).rows).toHaveLength(2);
  });
  it('keep singular and plural of two files apart where both say a volume', () => {
    // The plural of the newer file hid the volume of the singular.
    const { rows } = research({
      sources: [
        performance({ queryVolume: 100 }, { date: '2026-10-31' }),
        performance({ term: 'mugs', queryVolume: 30 }, { date: '2026-11-07' }),
      ],
    });
    expect(rows.map(({ keyword, searchVolume }) => [keyword, searchVolume?.value])).toEqual([
      ['mug', 100],
      ['mugs', 30],
    ]);
  });
  it('keep them apart whichever file comes first and whatever joins them', () => {
    const sources = [
      performance({ queryVolume: 100 }),
      source('top-search-terms', [{ term: 'mugs', frequencyRank: 7 }]),
      performance({ term: 'mugs', queryVolume: 30 }),
    ];
    for (const files of [sources, sources.toReversed()]) {
      const { rows } = research({ sources: files });
      expect(rows.map(({ searchVolume }) => searchVolume?.value).toSorted()).toEqual([100, 30]);
    }
  });
  it('give the newest figure and the trend between their days', () => {
    const output = research({
      sources: [
        performance({ queryVolume: 150 }, { date: '2026-11-07', period: 'week' }),
        performance({ queryVolume: 100 }, { date: '2026-10-31', period: 'week' }),
      ],
    });
    expect(rowOf(output)).toMatchObject({
      searchVolume: { value: 150, source: 0 },
      trend: 'up',
      trendPercent: 50,
    });
  });
  it.each([
    ['a month and a week', ['month', 'week'], null],
    ['unknown periods', [null, null], null],
    ['a week and an unknown period', ['week', null], null],
    ['two months', ['month', 'month'], 300],
  ])('of %s have the trend of their volumes only where they can be compared', (_, periods, trendPercent) => {
    // 100 searches of a week and 400 of a month were a rise of 300 percent.
    const volumes = [
      { queryVolume: 100, date: '2026-10-31' },
      { queryVolume: 400, date: '2026-11-30' },
    ];
    const sources = volumes.map(({ queryVolume, date }, at) =>
      performance({ queryVolume }, { date, period: periods[at] }),
    );
    expect(rowOf(research({ sources })).trendPercent).toBe(trendPercent);
  });
  it('compare the lines of one file, and the two newest periods that are alike', () => {
    const lines = [
      { term: 'mug', queryVolume: 100, date: '2026-10-31' },
      { term: 'mug', queryVolume: 120, date: '2026-11-07' },
    ];
    const output = research({
      sources: [
        source('query-performance', lines),
        performance({ queryVolume: 900 }, { date: '2026-11-30', period: 'month' }),
      ],
    });
    expect(rowOf(output)).toMatchObject({ trend: 'up', searchVolume: { value: 900 } });
    expect(rowOf(output).trendPercent).toBeCloseTo(20);
  });
  it('of different makers have no trend between them', () => {
    const sources = [
      source('cerebro', [{ term: 'mug', monthlyVolume: 100 }], { date: '2026-10-31' }),
      source('keyword-mining', [{ term: 'mug', monthlyVolume: 300 }], { date: '2026-11-30' }),
    ];
    expect(rowOf(research({ sources })).trendPercent).toBeNull();
  });
  it('of one day have no trend', () => {
    const date = '2026-11-07';
    const sources = [
      performance({ queryVolume: 150 }, { date }),
      performance({ queryVolume: 100 }, { date }),
    ];
    expect(rowOf(research({ sources }))).toMatchObject({
      trend: null,
      searchVolume: { value: 100, source: 1 },
    });
  });
  it('with volumes of different periods are averaged over one of them only', () => {
    const { summary } = research({
      sources: [
        source('cerebro', [
          { term: 'a', monthlyVolume: 10 },
          { term: 'b', monthlyVolume: 30 },
        ]),
        source('opportunity-explorer', [{ term: 'c', volume360: 9000 }]),
      ],
    });
    expect(summary).toMatchObject({ averageVolume: 20, averageOf: 2, averageMeasure: 'monthlyVolume' });
  });
});

describe('competition', () => {
  it('follows from the clicks of the first three', () => {
    const row = {
      term: 'mug',
      topClickShare1: 20,
      topClickShare2: 15,
      topClickShare3: 10,
      topAsin1: 'B0EXAMPLE1',
    };
    const output = research({ sources: [source('top-search-terms', [row])], ownAsins: ['b0example1'] });
    expect(rowOf(output)).toMatchObject({ difficulty: 45, competition: 'medium', ownAmongTopThree: true });
  });
  it('is unknown, and not low, without them', () => {
    const output = research({
      sources: [source('top-search-terms', [{ term: 'mug', frequencyRank: 4, topClickShare1: 20 }])],
    });
    expect(rowOf(output)).toMatchObject({ difficulty: null, competition: null });
    expect(output.summary.lowCompetition).toBeNull();
  });
});

describe('gap terms', () => {
  const ranks = { B0EXAMPLE1: null, B0EXAMPLE2: 4, B0EXAMPLE3: 30, B0EXAMPLE4: 31 };
  it("have two rivals in the first 30 and no seller's product", () => {
    const sources = [source('cerebro', [{ term: 'mug', ranks }])];
    expect(rowOf(research({ sources, ownAsins: ['B0EXAMPLE1'] }))).toMatchObject({
      isGap: true,
      rivalsInTop: 2,
      bestRivalRank: 4,
      ownRank: { value: null },
    });
    expect(rowOf(research({ sources, ownAsins: ['B0EXAMPLE2'] })).isGap).toBe(false);
  });
  it("are unknown where the file has no seller's rank", () => {
    expect(rowOf(research({ sources: [source('cerebro', [{ term: 'mug', ranks }])] })).isGap).toBeNull();
  });
});

describe('listing and score', () => {
  const sources = [
    source(
      'cerebro',
      ['steel mug', 'mug steel', 'glass cup'].map((term, at) => ({ term, monthlyVolume: 10 * (3 - at) })),
    ),
  ];
  it('covers a phrase, its words apart, or not', () => {
    const output = research({ sources, listing: 'Steel mugs and a mug of steel mug' });
    expect(output.rows.map(({ keyword, coverage, relevance }) => [keyword, coverage, relevance])).toEqual([
      ['steel mug', 'present', 100],
      ['mug steel', 'split', 100],
      ['glass cup', 'absent', 0],
    ]);
    expect(output.summary.highRelevance).toBe(2);
    expect(output.backend.text).toBe('glass cup');
  });
  it.each([
    ['open kitchen pens', 'pen', 'present'],
    ['open kitchen', 'pen', 'absent'],
    ['a steel-grey mug', 'grey', 'absent'],
    ['水筒ケース', '水筒', 'present'],
    ['pen, holder', 'pen holder', 'present'],
  ])('of %j cover %j: %s', (listing, term, coverage) => {
    // "pen" was found in "open".
    const output = research({ sources: [source('keyword-list', [{ term }])], listing });
    expect(output.rows[0]?.coverage).toBe(coverage);
  });
  it('leaves parts without data out of the score', () => {
    const [first, , last] = research({ sources }).rows;
    expect(first).toMatchObject({
      score: 100,
      parts: { demand: 100, fit: null, headroom: null, share: null },
    });
    expect(last?.score).toBeCloseTo(33.33, 2);
  });
  it('has no score where all weights of the parts with data are 0', () => {
    const weights = { demand: 0, fit: 20, headroom: 20, share: 20 };
    expect(research({ sources, weights }).rows[0]?.score).toBeNull();
  });
  it('groups keywords by the word that most share', () => {
    expect(research({ sources }).groups).toEqual([{ head: 'mug', terms: 2, volume: 50, purchases: null }]);
  });
  it('keeps backend terms within 249 bytes', () => {
    const terms = Array.from({ length: 100 }, (_, at) => ({ term: `水筒${'ab'.repeat(at % 7)}${at}x` }));
    const { backend } = research({ sources: [source('keyword-list', terms)] });
    expect(new TextEncoder().encode(backend.text).length).toBe(backend.bytes);
    expect(backend.bytes).toBeLessThanOrEqual(249);
    expect(backend.leftOut).toBeGreaterThan(0);
  });
});

it('keyword researcher engine answers 50,000 rows of a source', () => {
  const rows = Array.from({ length: 50_000 }, (_, at) => ({ term: `term ${at} mug`, frequencyRank: at + 1 }));
  expect(research({ sources: [source('top-search-terms', rows)] }).summary.total).toBe(50_000);
});
