import { holidayFindings } from './holiday-findings.ts';

const ORDER = { orderBy: '2026-11-23', followingOrderOn: null, leadTimeDays: 45 };
const CLOSED = { start: '2027-01-23', end: '2027-02-20' };

describe('holidayFindings', () => {
  it('has no finding for an order that arrives before the factories close', () => {
    expect(holidayFindings(ORDER)).toEqual([]);
  });

  it.each(['2026-12-09', '2027-02-20'])(
    'has a finding for an order of %s with 45 days of lead time',
    (on) => {
      expect(holidayFindings({ ...ORDER, orderBy: on })).toMatchObject([
        { code: 'factory-holiday', params: { on, ...CLOSED } },
      ]);
    },
  );

  it.each(['2026-12-08', '2027-02-21'])('has no finding for an order of %s', (on) => {
    expect(holidayFindings({ ...ORDER, orderBy: on })).toEqual([]);
  });

  it('names the following order when only that one meets the closure', () => {
    expect(holidayFindings({ ...ORDER, followingOrderOn: '2027-01-22' })).toMatchObject([
      { code: 'factory-holiday-next', params: { on: '2027-01-22', ...CLOSED } },
    ]);
  });

  it('finds the closure inside a lead time of two years', () => {
    expect(holidayFindings({ ...ORDER, leadTimeDays: 730 })).toMatchObject([
      { code: 'factory-holiday', params: CLOSED },
    ]);
  });

  it('has no finding without an order date or in a year without a known date', () => {
    expect(holidayFindings({ ...ORDER, orderBy: null })).toEqual([]);
    expect(holidayFindings({ ...ORDER, orderBy: '2049-01-20' })).toEqual([]);
  });
});
