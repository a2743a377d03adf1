import { runEngine } from '@seller-toolbox/tool-contract';
import * as fc from 'fast-check';
import { engine } from './design-patent-search.engine.ts';
import { LINKED_SEARCHES, preparedLink } from './prepared-links.ts';

const NOW = Date.UTC(2026, 10, 24, 12);
const ROW = {
  id: 'US-D0000012-S1',
  title: 'Water bottle',
  owner: 'Example Outdoor Inc.',
  filed: '2023-03-14',
  granted: '2025-02-04',
};
type Input = Parameters<typeof engine.run>[0];
type Row = Input['sources'][number]['rows'][number];

function searchIn(
  rows: readonly Row[],
  input: Partial<Omit<Input, 'sources'>> = {},
  kind = 'google-patents',
) {
  const sources = [{ kind, name: 'gp.csv', date: null, rows }];
  const result = runEngine(engine, { ...input, sources }, { now: NOW });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  if (result.output.sample) throw new Error('a sample');
  return result.output;
}
const numbers = (rows: readonly Row[], input: Partial<Omit<Input, 'sources'>>) =>
  searchIn(rows, input).results.map(({ patentNumber }) => patentNumber);

describe('designs of sources', () => {
  it('have status, expiry and days left by their days', () => {
    expect(searchIn([ROW]).results).toEqual([
      {
        patentNumber: 'D12',
        title: 'Water bottle',
        applicant: 'Example Outdoor Inc.',
        filingDate: '2023-03-14',
        grantDate: '2025-02-04',
        expiryDate: '2040-02-04',
        daysLeft: 4820,
        status: 'granted',
        classification: null,
        usClass: null,
        source: 0,
      },
    ]);
  });

  it.each([
    ['its last day', { granted: '2012-11-24', filed: '2011-01-01' }, 'granted', 0],
    ['the day after', { granted: '2012-11-23', filed: '2011-01-01' }, 'expired', null],
    ['no day of filing', { filed: undefined }, 'unknown', null],
    ['no day of the grant', { granted: undefined }, 'unknown', null],
    ['a day of publication instead', { granted: undefined, published: '2025-02-04' }, 'granted', 4820],
    ['an expiry of the source', { filed: undefined, expires: '2026-11-25' }, 'granted', 1],
  ])('with %s', (_what, change, status, daysLeft) => {
    const given = Object.entries({ ...ROW, ...change }).filter(([, value]) => value !== undefined);
    expect(searchIn([Object.fromEntries(given) as Row]).results).toMatchObject([{ status, daysLeft }]);
  });

  it('are listed once, without records of other kinds', () => {
    const rows = [
      ROW,
      { ...ROW, id: 'USD12S1' },
      { ...ROW, id: 'US-10000000-B2' },
      { ...ROW, id: 'CN-303-S' },
    ];
    expect(searchIn(rows)).toMatchObject({
      summary: { total: 1, granted: 1, expired: 0, unknown: 0 },
      leftOut: { otherKinds: 2, repeated: 1 },
    });
  });

  it('of a file are narrowed down by the query, those of the service are not', () => {
    const rows = [ROW, { ...ROW, id: 'D13', title: 'Bottle lid', owner: 'Sample Trading; Mei Example' }];
    expect(numbers(rows, { query: 'WATER bottle' })).toEqual(['D12']);
    expect(numbers(rows, { query: '13', type: 'number' })).toEqual(['D13']);
    expect(numbers(rows, { query: 'US D0000012 S1', type: 'number' })).toEqual(['D12']);
    expect(numbers(rows, { query: 'mei', type: 'applicant' })).toEqual(['D13']);
    expect(numbers(rows, { query: '' })).toEqual(['D12', 'D13']);
    expect(searchIn(rows, { query: 'waters' }, 'weekly-grants').results).toHaveLength(2);
  });

  it('are ranked by owner, class and year', () => {
    const rows = [
      { ...ROW, owner: 'A; B', locarno: '07-01' },
      { ...ROW, id: 'D13', owner: 'B', usClass: 'D7/523', granted: '2026-01-06' },
      { ...ROW, id: 'D14', owner: '', locarno: '07-01' },
    ];
    expect(searchIn(rows)).toMatchObject({
      owners: [
        { name: 'B', count: 2 },
        { name: 'A', count: 1 },
      ],
      classes: [
        { name: '07-01', count: 2 },
        { name: 'D7/523', count: 1 },
      ],
      years: [
        { name: '2026', count: 1 },
        { name: '2025', count: 2 },
      ],
    });
  });

  it('are counted whatever a file holds', () => {
    const text = fc.string({ maxLength: 20 });
    const id = fc.oneof(
      text,
      fc.integer({ min: 0, max: 50 }).map((number) => `US-D${number}-S1`),
    );
    const row = fc.record({ id, title: text, owner: text });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 30 }), (rows) => {
        const { summary, leftOut } = searchIn(rows);
        expect(summary.total + leftOut.otherKinds + leftOut.repeated).toBe(rows.length);
        expect(summary.granted + summary.expired + summary.unknown).toBe(summary.total);
      }),
    );
  });
});

it('prepared links take the query where the search elsewhere reads it', () => {
  const links = LINKED_SEARCHES.map((search) => preparedLink(search, { type: 'applicant', query: 'A & B' }));
  expect(links[0]).toBe('https://patents.google.com/?assignee=A+%26+B&country=US&type=DESIGN');
  for (const link of links) expect(new URL(link).protocol).toBe('https:');
});
