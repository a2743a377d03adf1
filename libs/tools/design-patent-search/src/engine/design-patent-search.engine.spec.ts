import { runEngine } from '@seller-toolbox/tool-contract';
import * as fc from 'fast-check';
import { engine } from './design-patent-search.engine.ts';
import { PATENT_STATUSES, SEARCH_TYPES, type SearchType } from './design-patent-search.schema.ts';
import { expiryDate } from './sample-patents.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const search = (query: string, type: SearchType = 'keyword', now = NOW) => {
  const result = runEngine(engine, { type, query }, { now });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
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

  it.each(SEARCH_TYPES)('returns matching records for a search by %s', (type) => {
    const fields = { keyword: 'title', number: 'patentNumber', applicant: 'applicant' } as const;
    expect(search('Acme 7', type).results.some((patent) => patent[fields[type]].includes('Acme 7'))).toBe(
      true,
    );
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
            expect(type === 'number' || /^(USD\d{6,7}S1|29\/\d{6})$/.test(patent.patentNumber)).toBe(true);
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
