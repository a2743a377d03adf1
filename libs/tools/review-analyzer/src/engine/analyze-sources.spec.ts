import { runEngine } from '@seller-toolbox/tool-contract';
import type { SourcesOutput } from './sources-output.schema.ts';
import { engine } from './review-analyzer.engine.ts';
import type { SourceKind, SourceRow } from './review-sources.schema.ts';

const source = (kind: SourceKind, rows: SourceRow[], name = `${kind}.csv`) => ({
  kind,
  name,
  date: '2026-11-07',
  rows,
});

function analyze(sources: ReturnType<typeof source>[], more: object = {}): SourcesOutput {
  const result = runEngine(engine, { sources, ...more }, { now: 0 });
  if (!result.ok || result.output.sample) throw new Error(JSON.stringify(result));
  expect(engine.outputSchema.safeParse(result.output).error).toBeUndefined();
  return result.output;
}

const texts = (...written: string[]): SourceRow[] => written.map((text) => ({ text }));

describe('analyzeSources over reviews', () => {
  it('leave out of means what no file says', () => {
    const output = analyze([
      source('reviews', [{ text: 'Good.' }, { rating: 4 }, { rating: 1, text: 'Bad.' }]),
    ]);
    expect(output).toMatchObject({
      totalReviews: 3,
      averageRating: 2.5,
      averageRatingOf: 2,
      sentimentOf: 2,
      sentimentBreakdown: { positive: 50, negative: 50, neutral: 0 },
      notAnalyzed: 1,
      months: [],
      returns: null,
      competitorComparison: null,
    });
  });

  it('without stars or texts have no mean and no sentiment', () => {
    const output = analyze([source('customer-experience', [{ sku: 'A', ncxRate: 4.2 }])]);
    expect(output).toMatchObject({ averageRating: null, sentimentBreakdown: null, distribution: [] });
    expect(output.experience).toMatchObject([{ sku: 'A', ncxRate: 4.2, ncxOrders: null, source: 0 }]);
  });

  it('in two files count once', () => {
    const row = { rating: 5, text: 'Great.', date: '2026-11-01' };
    const output = analyze([
      source('reviews', [row]),
      source('reviews', [row, { rating: 5, text: 'Great!' }]),
    ]);
    expect(output).toMatchObject({ totalReviews: 2, repeatedReviews: 1 });
  });

  it('in a language without a lexicon are counted as not analyzed', () => {
    const output = analyze([source('reviews', texts('Het is niet goed en te klein.', 'The lid is good.'))]);
    expect(output.languages).toEqual([
      { language: 'nl', reviews: 1, comments: 0, isAnalyzed: false },
      { language: 'en', reviews: 1, comments: 0, isAnalyzed: true },
    ]);
    expect(output).toMatchObject({ sentimentOf: 1, notAnalyzed: 1 });
  });

  it('are quoted literally', () => {
    const written = ['The Zipper broke!!', 'Zipper is  great, really.', 'My zipper broke, too.'];
    const { commonThemes, phrases } = analyze([source('reviews', texts(...written))]);
    const quotes = [
      ...commonThemes.flatMap(({ examples }) => examples),
      ...phrases.flatMap((row) => row.quotes),
    ];
    expect(quotes.length).toBeGreaterThan(0);
    for (const { text } of quotes) expect(written.some((one) => one.includes(text))).toBe(true);
  });

  it('give phrases from three reviews on, merged by stem', () => {
    const two = texts('The lid leaks.', 'Lids leaking again.');
    expect(analyze([source('reviews', two)]).phrases).toEqual([]);
    const three = analyze([source('reviews', [...two, ...texts('A lid leaked today.')])]);
    expect(three.phrases).toMatchObject([{ phrase: 'lid leaks', reviews: 3 }]);
  });

  it('whose stars and text disagree are found', () => {
    const output = analyze([
      source('reviews', [
        { rating: 5, text: 'Terrible, it broke.' },
        { rating: 1, text: 'Excellent, I love it.' },
        { rating: 3, text: 'Terrible, it broke.' },
        { rating: 5, text: 'Excellent.' },
      ]),
    ]);
    expect(output.contradictions).toMatchObject({
      count: 2,
      quotes: [{ sentiment: 'negative' }, { sentiment: 'positive' }],
    });
  });

  it('have no rating of 0 stars', () => {
    const rate = (rating: number) =>
      runEngine(engine, { sources: [source('reviews', [{ rating }])] }, { now: 0 });
    expect(rate(0)).toMatchObject({ ok: false, problems: [{ path: 'sources.0.rows.0.rating' }] });
    expect(rate(0.9).ok).toBe(false);
    expect(rate(1).ok).toBe(true);
  });

  it('are counted by month and variation', () => {
    const output = analyze([
      source('reviews', [
        { rating: 5, date: '2026-11-01', variation: 'Red' },
        { rating: 1, date: '2026-10-31', variation: 'Red' },
        { rating: 2, date: '2026-11-30' },
      ]),
    ]);
    expect(output.months).toMatchObject([
      { month: '2026-10', reviews: 1, rating: { value: 1, of: 1 }, stars: [1, 0, 0, 0, 0] },
      { month: '2026-11', reviews: 2, rating: { value: 3.5, of: 2 }, stars: [0, 1, 0, 0, 1] },
    ]);
    expect(output.variations).toMatchObject([{ variation: 'Red', reviews: 2, rating: { value: 3 } }]);
  });

  it('without texts have no praise and no blame by month and variation, and not 0 of them', () => {
    const row = { rating: 5, date: '2026-11-01', variation: 'Red' };
    const sentimentsOf = (rows: SourceRow[]) => {
      const { months, variations } = analyze([source('reviews', rows)]);
      return [...months, ...variations].map(({ sentiment }) => sentiment);
    };
    expect(sentimentsOf([row])).toEqual([null, null]);
    const counts = { positive: 1, negative: 0, neutral: 0 };
    expect(sentimentsOf([row, { ...row, text: 'Great.' }])).toEqual([counts, counts]);
  });

  it('are compared with those of other ASINs from three mentions on each side on', () => {
    const mine = Array.from({ length: 3 }, (_, at) => ({
      asin: 'B0MADEUP01',
      text: `Smells awful, day ${at}.`,
    }));
    const others = Array.from({ length: 3 }, (_, at) => ({
      asin: 'B0MADEUP02',
      text: `Smells great, day ${at}.`,
    }));
    const compare = (rows: SourceRow[]) =>
      analyze([source('reviews', rows)], { ownAsins: ['b0madeup01'] }).competitorComparison;
    expect(compare([...mine, ...others])).toMatchObject({ betterThan: [], worseThan: ['smell'] });
    expect(compare([...mine, ...others.slice(1)])).toMatchObject({ worseThan: [] });
  });
});

describe('analyzeSources over returns', () => {
  const lines: SourceRow[] = [
    { sku: 'A', reason: 'DEFECTIVE', quantity: 3, text: 'The lid broke.' },
    { sku: 'B', reason: 'Not as described', quantity: 1 },
    { sku: 'A', reason: 'UNWANTED_ITEM', quantity: 1 },
    { sku: 'A', reason: 'DEFECTIVE' },
    { sku: 'C', quantity: 2 },
  ];

  it('are summed by reason and SKU, without lines that lack either', () => {
    const { returns } = analyze([source('customer-returns', lines)]);
    expect(returns).toMatchObject({
      lines: 5,
      units: 5,
      withoutQuantity: 1,
      withoutReason: 1,
      reasons: [
        { reason: 'DEFECTIVE', side: 'product', units: 3, share: 60, cumulative: 60 },
        { reason: 'NOT_AS_DESCRIBED', side: 'listing', units: 1, cumulative: 80 },
        { reason: 'UNWANTED_ITEM', side: 'neither', units: 1, cumulative: 100 },
      ],
      skus: [
        { sku: 'A', units: 4, byReason: [3, 0, 1] },
        { sku: 'B', units: 1, byReason: [0, 1, 0] },
      ],
    });
  });

  it('of overlapping reports count once', () => {
    const day = (date: string, count: number): SourceRow[] =>
      Array.from({ length: count }, () => ({ sku: 'A', reason: 'DEFECTIVE', quantity: 1, date }));
    // Two equal returns of a day are two; the same day in the next report has them again.
    const first = [...day('2026-11-01', 1), ...day('2026-11-02', 2)];
    const second = [...day('2026-11-02', 3), ...day('2026-11-03', 1)];
    const { returns } = analyze([source('customer-returns', first), source('customer-returns', second)]);
    expect(returns).toMatchObject({ lines: 5, repeated: 2, units: 5 });
  });

  it('of two reports are the same by their plate and day, and not without a day or an id', () => {
    const row = { sku: 'A', reason: 'DEFECTIVE', quantity: 1 };
    const plate = { ...row, licensePlate: 'LPN1', date: '2026-11-02' };
    const both = (one: SourceRow, other: SourceRow) =>
      analyze([source('customer-returns', [one]), source('customer-returns', [other])]).returns?.units;
    expect(both(plate, { ...plate, text: 'It leaks.' })).toBe(1);
    expect(both(plate, { ...plate, date: '2026-11-09' })).toBe(2);
    expect(both({ ...row, orderId: '1' }, { ...row, orderId: '1' })).toBe(1);
    expect(both({ ...row, orderId: '1' }, { ...row, orderId: '2' })).toBe(2);
    expect(both(row, row)).toBe(2);
  });

  it('have their comments once', () => {
    const row = { sku: 'A', reason: 'DEFECTIVE', quantity: 1, date: '2026-11-02', text: 'The lid broke.' };
    const { commonThemes } = analyze([source('customer-returns', [row]), source('customer-returns', [row])]);
    expect(commonThemes).toMatchObject([{ comments: 1 }]);
  });

  it('of more reasons and SKUs than are listed are summed all the same', () => {
    const many = Array.from({ length: 60 }, (_, at) => ({
      sku: `S-${at}`,
      reason: `REASON_${at}`,
      quantity: 2,
    }));
    const rare: SourceRow = { sku: 'S-0', reason: 'MISSING_PARTS', quantity: 1 };
    const { returns, changes } = analyze([
      source('customer-returns', [...many, rare, { ...rare, sku: 'S-59' }]),
    ]);
    expect(returns?.reasons).toHaveLength(12);
    expect(returns?.otherReasons).toEqual({
      count: 49,
      units: 98,
      share: expect.closeTo(80.33, 2) as number,
    });
    expect(returns?.skus[0]).toMatchObject({ sku: 'S-0', units: 3, otherReasons: 1 });
    expect(returns?.otherSkus).toMatchObject({ count: 10, units: 20 });
    // The reasons beyond the list were left out of what to change.
    expect(changes).toMatchObject([{ theme: 'description', side: 'product', units: 2 }]);
  });

  it('are evidence of what to change, and their comments are no reviews', () => {
    const output = analyze([source('customer-returns', lines)]);
    expect(output.totalReviews).toBe(0);
    expect(output.commonThemes).toMatchObject([{ category: 'durability', comments: 1, reviews: 0 }]);
    expect(output.changes).toMatchObject([{ side: 'product', theme: 'quality', units: 3 }]);
  });
});
