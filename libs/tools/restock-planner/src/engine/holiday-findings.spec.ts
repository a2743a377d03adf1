import { holidayEffect, type OrderDays } from './holiday-findings.ts';

const NONE = { due: null, on: null, waitDays: 0 };
const on = (day: string) => ({ due: day, on: day, waitDays: 0 });
const CLOSED = { start: '2027-01-23', end: '2027-02-20' };

interface Case extends Partial<OrderDays> {
  readonly today?: string;
  /** Of production. */
  readonly days?: number | null;
}

const effect = ({ today = '2026-11-22', days = null, ...orders }: Case) =>
  holidayEffect({ production: { today, days }, first: NONE, following: NONE, leadTimeDays: 45, ...orders });
const findings = (days: Case) => effect(days).findings;

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
    const moved = { due: '2027-02-15', on: '2027-01-22', waitDays: 0 };
    expect(findings({ first: moved })).toMatchObject([
      { code: 'order-before-holiday', params: { due: '2027-02-15', on: '2027-01-22', ...CLOSED } },
    ]);
    expect(findings({ first: on('2026-11-22'), following: moved })).toMatchObject([
      { code: 'order-before-holiday-next', params: { due: '2027-02-15', on: '2027-01-22', ...CLOSED } },
    ]);
  });

  it('has the same finding where the production of that order then waits, and that of an order of that day waits', () => {
    const waiting = { on: '2027-01-22', waitDays: 29 };
    expect(findings({ first: { ...waiting, due: '2027-02-15' } })).toMatchObject([
      { code: 'order-before-holiday' },
    ]);
    expect(findings({ first: { ...waiting, due: '2027-01-22' } })).toMatchObject([
      { code: 'production-waits', params: { days: 29 } },
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

  describe('with known days of production', () => {
    const moved = { due: '2027-01-10', on: '2027-01-02', waitDays: 0 };

    it('has no finding for an order whose production does not meet the closure, though its lead time does', () => {
      expect(effect({ first: on('2027-01-02'), days: 20 })).toEqual({ findings: [], closure: null });
    });

    it.each([
      ['first', 'production-before-holiday'],
      ['following', 'production-before-holiday-next'],
    ])('names the day to which the %s order is moved', (order, code) => {
      expect(effect({ first: on('2026-11-23'), [order]: moved, days: 20 })).toMatchObject({
        findings: [
          {
            code,
            severity: 'info',
            params: { on: '2027-01-02', ...CLOSED },
          },
        ],
        closure: CLOSED,
      });
    });

    it('names the days for which the production waits', () => {
      const waiting = { ...on('2027-01-10'), waitDays: 29 };
      expect(findings({ today: '2027-01-10', first: waiting, days: 20 })).toEqual([
        { code: 'production-waits', severity: 'warning', params: { on: '2027-01-10', ...CLOSED, days: 29 } },
      ]);
    });
  });
});
