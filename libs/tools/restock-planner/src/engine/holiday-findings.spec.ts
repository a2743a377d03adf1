import { holidayEffect, type OrderDays } from './holiday-findings.ts';

const NONE = { due: null, on: null };
const on = (day: string) => ({ due: day, on: day });
const CLOSED = { start: '2027-01-23', end: '2027-02-20' };

const effect = (days: Partial<OrderDays>) =>
  holidayEffect({ today: '2026-11-22', first: NONE, following: NONE, leadTimeDays: 45, ...days });
const findings = (days: Partial<OrderDays>) => effect(days).findings;

describe('holidayEffect', () => {
  it.each(['2026-11-23', '2026-12-08', '2027-02-21'])('has no finding for an order of %s', (day) => {
    expect(effect({ first: on(day) })).toEqual({ findings: [], closure: null });
  });

  it.each(['2026-12-09', '2027-01-22'])('names the last order day in time for an order of %s', (day) => {
    expect(effect({ first: on(day) })).toEqual({
      findings: [
        { code: 'factory-holiday-by', severity: 'info', params: { on: day, ...CLOSED, by: '2026-12-08' } },
      ],
      closure: { ...CLOSED, fromDay: 62, toDay: 90 },
    });
  });

  it('names no such day when it has passed', () => {
    expect(findings({ first: on('2026-12-09'), today: '2026-12-08' })).toMatchObject([
      { code: 'factory-holiday-by' },
    ]);
    expect(findings({ first: on('2026-12-09'), today: '2026-12-09' })).toEqual([
      { code: 'factory-holiday', severity: 'info', params: { on: '2026-12-09', ...CLOSED } },
    ]);
  });

  it('has a finding for an order that is placed before the closure instead of in it', () => {
    const moved = { due: '2027-02-15', on: '2027-01-22' };
    expect(findings({ first: moved })).toMatchObject([
      { code: 'order-before-holiday', params: { ...moved, ...CLOSED } },
    ]);
    expect(findings({ first: on('2026-11-22'), following: moved })).toMatchObject([
      { code: 'order-before-holiday-next', params: { ...moved, ...CLOSED } },
    ]);
  });

  it('shows what is left of a closure that has begun', () => {
    expect(effect({ today: '2027-02-01', first: on('2027-02-10') })).toMatchObject({
      findings: [{ code: 'factory-holiday' }],
      closure: { fromDay: 0, toDay: 19 },
    });
  });

  it('names the following order when only that one meets the closure', () => {
    expect(findings({ first: on('2026-11-23'), following: on('2027-01-22') })).toMatchObject([
      { code: 'factory-holiday-next', params: { on: '2027-01-22', ...CLOSED } },
    ]);
  });

  it('finds the closure inside a lead time of two years', () => {
    expect(findings({ first: on('2026-11-23'), leadTimeDays: 730 })).toMatchObject([{ params: CLOSED }]);
  });

  it('has no finding in a year without a known date', () => {
    expect(findings({ first: on('2049-01-20') })).toEqual([]);
  });
});
