import { runEngine } from '@seller-toolbox/tool-contract';
import * as fc from 'fast-check';
import { engine } from './design-patent-search.engine.ts';
import { PATENT_STATUSES, SEARCH_TYPES, type SearchType } from './design-patent-search.schema.ts';
import { expiryDate } from './sample-patents.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const search = (query: string, type: SearchType = 'keyword', now = NOW) => {
  const result = runEngine(engine, { type, query }, { now });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  if (!result.output.sample) throw new Error('no sample');
  return result.output;
};

describe('design patent search engine', () => {
  it.each(['', '  '])('rejects the empty query %j', (query) => {
    expect(runEngine(engine, { query }, { now: NOW })).toEqual({
      ok: false,
      problems: [{ path: 'query', code: 'query-required' }],
    });
  });

  it('is deterministic per query', () => {
    expect(search('lamp')).toEqual(search(' lamp '));
    expect(search('lamp').results).not.toEqual(search('lamps').results);
    expect(search('lamp', 'applicant').results).not.toEqual(search('lamp').results);
  });

  it('gives stable results within a year', () => {
    expect(search('lamp', 'keyword', Date.UTC(2026, 0, 1))).toEqual(search('lamp'));
  });

  it.each([
    ['keyword', 'title'],
    ['applicant', 'applicant'],
  ] as const)('names the query in records for a search by %s, but no number', (type, field) => {
    expect(search('Acme', type).results.every((patent) => patent[field].includes('Acme'))).toBe(true);
    expect(search('Acme 7', type).results.some((patent) => patent[field].includes('Acme 7'))).toBe(false);
  });

  it('never puts a typed number into a made-up record', () => {
    const digits = fc.integer({ min: 100, max: 9_999_999 }).map(String);
    fc.assert(
      fc.property(
        digits,
        fc.constantFrom(...SEARCH_TYPES),
        fc.constantFrom('', 'USD', 'D '),
        (typed, type, before) => {
          for (const { patentNumber, title, applicant } of search(`${before}${typed}`, type).results)
            expect(`${patentNumber.replace(/\D/g, '')} ${title} ${applicant}`).not.toContain(typed);
        },
      ),
      { numRuns: 300 },
    );
    const { patentNumber } = search('lamp', 'number').results[0] ?? { patentNumber: '' };
    const echoed = search(patentNumber, 'number').results.map((patent) => patent.patentNumber);
    expect(echoed).not.toContain(patentNumber);
  });

  it.each([
    ['several numbers', (digit: string) => digit],
    ['wide ones', (digit: string) => String.fromCodePoint(0xff10 + Number(digit))],
  ])('puts none of %s that are typed into a made-up record', (_, written) => {
    // The digits of all numbers were compared together, and wide ones not at all.
    for (const first of [9910, 9950]) {
      const numbers = Array.from({ length: 40 }, (_unused, at) => String(first + at));
      const query = numbers.map((number) => number.replace(/\d/g, written)).join(' ');
      const shown = search(query, 'number').results.map(({ patentNumber }) =>
        patentNumber.replace(/\D/g, ''),
      );
      expect(numbers.filter((number) => shown.some((digits) => digits.includes(number)))).toEqual([]);
    }
  });

  it('returns one record per status with consistent dates, marked as sample', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 100 }),
        fc.constantFrom(...SEARCH_TYPES),
        (query, type) => {
          fc.pre(query.trim() !== '');
          const { sample, results } = search(query, type);
          expect(sample).toBe(true);
          expect(results.map(({ status }) => status).sort()).toEqual([...PATENT_STATUSES].sort());
          for (const patent of results) {
            const { status, filingDate, publicationDate, classification } = patent;
            expect(patent.patentNumber).toMatch(/^(USD9\d{6}S1|99\/\d{6})$/);
            expect(filingDate < publicationDate).toBe(true);
            expect(publicationDate <= '2026-11-21').toBe(true);
            expect(classification).toMatch(/^(0[1-9]|[12]\d|3[0-2])-\d{2}$/);
            const expiry = expiryDate(patent);
            expect(expiry === null).toBe(status === 'pending');
            if (expiry !== null) expect(expiry < '2026-11-21').toBe(status === 'expired');
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  it('expiryDate is 15 years after the grant since 2015-05-13 and 14 before', () => {
    const [patent] = search('lamp').results;
    if (!patent) throw new Error('no record');
    const granted = { ...patent, status: 'granted', publicationDate: '2016-06-07' } as const;
    expect(expiryDate({ ...granted, filingDate: '2015-05-13' })).toBe('2031-06-07');
    expect(expiryDate({ ...granted, filingDate: '2015-05-12' })).toBe('2030-06-07');
  });
});
