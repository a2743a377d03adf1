import { closureOn, placedIn } from './factory-closure.ts';

describe('the closure of factories', () => {
  it.each(['2027-01-23', '2027-02-20'])('includes %s', (day) => {
    expect(closureOn(day)).toEqual({ start: '2027-01-23', end: '2027-02-20' });
  });

  it.each(['2027-01-22', '2027-02-21'])('excludes %s', (day) => {
    expect(closureOn(day)).toBeNull();
  });

  it('moves an order due in it to the day before it', () => {
    expect(placedIn('2027-01-01', 21)).toBe(21);
    expect(placedIn('2027-01-01', 22)).toBe(21);
    expect(placedIn('2027-01-01', 50)).toBe(21);
    expect(placedIn('2027-01-01', 51)).toBe(51);
  });

  it('moves an order to today, not into the past', () => {
    expect(placedIn('2027-01-22', 5)).toBe(0);
    expect(placedIn('2027-01-23', 5)).toBe(5);
  });
});
