import { designExpiry, designTermYears } from './design-patent-term.ts';

describe('the term of a US design patent', () => {
  it.each([
    ['2015-05-12', 14],
    ['2015-05-13', 15],
  ])('designTermYears of one filed on %s is %d', (filedOn, years) =>
    expect(designTermYears(filedOn)).toBe(years),
  );

  it.each([
    ['2026-11-17', 15, '2041-11-17'],
    ['2014-11-18', 14, '2028-11-18'],
    ['2028-02-29', 15, '2043-02-28'],
    ['2028-02-29', 4, '2032-02-29'],
  ])('designExpiry of %s and %d years is %s', (grantedOn, years, expiry) =>
    expect(designExpiry(grantedOn, years)).toBe(expiry),
  );
});
