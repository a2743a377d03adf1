import { closureOn } from './factory-closure.ts';

describe('the closure of factories', () => {
  it.each(['2027-01-23', '2027-02-20'])('includes %s', (day) => {
    expect(closureOn(day)).toEqual({ start: '2027-01-23', end: '2027-02-20' });
  });

  it.each(['2027-01-22', '2027-02-21'])('excludes %s', (day) => {
    expect(closureOn(day)).toBeNull();
  });
});
