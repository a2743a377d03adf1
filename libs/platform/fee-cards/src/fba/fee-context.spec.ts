import { feeContext, type FeeInput } from './fee-context.ts';
import { priceBand } from './price-band.ts';
import { RATE_CARDS } from './rate-cards.ts';
import { seasonOn } from './season.ts';

const GOODS: FeeInput = { category: 'standard', isDangerous: false, isApparel: false, price: 20 };
const CARD = RATE_CARDS['amazon-us-2026-01-15'];

describe('priceBand', () => {
  it.each([
    [0, 'low'],
    [9.99, 'low'],
    [10, 'middle'],
    [10 - 1e-12, 'middle'],
    [50, 'middle'],
    [50.01, 'high'],
    [null, 'middle'],
  ])('on the 2026 card %p is %s', (price, band) => {
    expect(feeContext({ ...GOODS, price }, '2026-05-01', CARD).priceBand).toBe(band);
  });

  it.each([
    [14.99, 'low'],
    [15, 'middle'],
    [40, 'middle'],
    [40.01, 'high'],
  ])('with other bounds %p is %s', (price, band) => {
    expect(priceBand(price, { from: 15, includesFrom: true, upTo: 40 })).toBe(band);
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
    expect(seasonOn(day, CARD.seasons)).toBe(season);
  });

  it.each([
    ['2026-06-30', 'non-peak'],
    ['2026-07-01', 'peak'],
    ['2026-08-31', 'peak'],
    ['2026-09-01', 'non-peak'],
  ])('%s is %s on a card with a peak within one year', (day, season) => {
    const seasons = {
      peak: { from: '07-01', until: '08-31' },
      'non-peak': { from: '09-01', until: '06-30' },
    };
    expect(seasonOn(day, seasons)).toBe(season);
  });

  it('are null on the standard card', () => {
    expect(seasonOn('2026-12-01', RATE_CARDS.standard.seasons)).toBeNull();
    expect(seasonOn('2026-12-01', RATE_CARDS.standard.storage?.seasons ?? null)).toBeNull();
  });

  it.each([
    ['2026-01-01', 'non-peak'],
    ['2026-09-30', 'non-peak'],
    ['2026-10-01', 'peak'],
    ['2026-12-31', 'peak'],
  ])('storage on %s is %s', (day, season) => {
    expect(seasonOn(day, CARD.storage?.seasons ?? null)).toBe(season);
  });
});

describe('feeContext', () => {
  it('adds the fuel surcharge from its first day on', () => {
    expect(feeContext(GOODS, '2026-04-16', CARD).fuelRate).toBe(0);
    expect(feeContext(GOODS, '2026-04-17', CARD).fuelRate).toBe(0.035);
    expect(feeContext(GOODS, '2026-04-17', RATE_CARDS.standard).fuelRate).toBe(0);
  });

  it.each([
    [{ category: 'apparel' }, 'apparel'],
    [{ isApparel: true }, 'apparel'],
    [{ category: 'dangerous' }, 'dangerous'],
    [{ isDangerous: true }, 'dangerous'],
    [{ category: 'apparel', isDangerous: true }, 'dangerous'],
    [{ category: 'oversize' }, 'general'],
  ] as const)('%j reads the table %s', (flags, table) => {
    expect(feeContext({ ...GOODS, ...flags }, '2026-05-01', CARD).feeTable).toBe(table);
  });

  it('reads the general table where the card has none for the goods', () => {
    const context = feeContext({ ...GOODS, category: 'apparel' }, '2026-05-01', RATE_CARDS.standard);
    expect(context).toMatchObject({ goods: 'apparel', feeTable: 'general', priceBand: null, column: 0 });
  });
});
