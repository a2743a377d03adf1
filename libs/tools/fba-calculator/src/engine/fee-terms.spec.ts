import { feeTerms, type FeeQuestion } from './fee-terms.ts';
import { priceBand } from './price-band.ts';
import { RATE_CARDS } from './rate-cards.ts';
import { dayIn, fulfillmentSeason, storageSeason } from './season.ts';

const GOODS: FeeQuestion = { category: 'standard', isDangerous: false, isApparel: false, price: 20 };
const CARD = RATE_CARDS['amazon-us-2026-01-15'];

describe('priceBand', () => {
  it.each([
    [0, 'under-10'],
    [9.99, 'under-10'],
    [10, '10-to-50'],
    [10 - 1e-12, '10-to-50'],
    [50, '10-to-50'],
    [50.01, 'over-50'],
    [null, '10-to-50'],
  ])('%p is %s', (price, band) => {
    expect(priceBand(price)).toBe(band);
  });
});

describe('seasons', () => {
  it.each([
    ['2026-01-15', 'non-peak'],
    ['2026-10-14', 'non-peak'],
    ['2026-10-15', 'peak'],
    ['2026-12-31', 'peak'],
    ['2027-01-01', 'peak'],
    ['2027-01-14', 'peak'],
  ])('%s is %s', (day, season) => {
    expect(fulfillmentSeason(day, CARD)).toBe(season);
  });

  it('are unknown to the standard card', () => {
    expect(fulfillmentSeason('2026-12-01', RATE_CARDS.standard)).toBeNull();
  });

  it.each([
    ['2026-01-01', 'jan-sep'],
    ['2026-09-30', 'jan-sep'],
    ['2026-10-01', 'oct-dec'],
    ['2026-12-31', 'oct-dec'],
  ])('storage on %s is %s', (day, season) => {
    expect(storageSeason(day)).toBe(season);
  });
});

describe('dayIn', () => {
  it('is the day of the marketplace, not of the instant in UTC', () => {
    const instant = new Date('2026-10-15T06:59:59Z');
    expect(dayIn('America/Los_Angeles', instant)).toBe('2026-10-14');
    expect(dayIn('Asia/Tokyo', instant)).toBe('2026-10-15');
    expect(dayIn('America/Los_Angeles', new Date('2026-10-15T07:00:00Z'))).toBe('2026-10-15');
  });
});

describe('feeTerms', () => {
  it('adds the fuel surcharge from its first day on', () => {
    expect(feeTerms(GOODS, '2026-04-16', CARD).fuelRate).toBe(0);
    expect(feeTerms(GOODS, '2026-04-17', CARD).fuelRate).toBe(0.035);
    expect(feeTerms(GOODS, '2026-04-17', RATE_CARDS.standard).fuelRate).toBe(0);
  });

  it.each([
    [{ category: 'apparel' }, 'apparel'],
    [{ isApparel: true }, 'apparel'],
    [{ category: 'dangerous' }, 'dangerous'],
    [{ isDangerous: true }, 'dangerous'],
    [{ category: 'apparel', isDangerous: true }, 'dangerous'],
    [{ category: 'oversize' }, 'general'],
  ] as const)('%j reads the table %s', (flags, table) => {
    expect(feeTerms({ ...GOODS, ...flags }, '2026-05-01', CARD).feeTable).toBe(table);
  });

  it('reads the general table where the card has none for the goods', () => {
    const terms = feeTerms({ ...GOODS, category: 'apparel' }, '2026-05-01', RATE_CARDS.standard);
    expect(terms).toMatchObject({ goods: 'apparel', feeTable: 'general', priceBand: null, bandIndex: 0 });
  });
});
