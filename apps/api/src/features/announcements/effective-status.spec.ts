import fc from 'fast-check';
import type { Timing } from './effective-status.ts';
import { effectiveStatus, unchangedUntil } from './effective-status.ts';

const NOW = new Date('2026-11-21T10:00:00.000Z');
const at = (milliseconds: number | null) =>
  milliseconds === null ? null : new Date(NOW.getTime() + milliseconds);
const timing = (status: Timing['status'], start: number | null, end: number | null): Timing => ({
  status,
  start_time: at(start),
  end_time: at(end),
});

describe('effectiveStatus', () => {
  it.each<[Timing['status'], number | null, number | null, string]>([
    ['active', null, null, 'active'],
    ['active', 1, null, 'scheduled'],
    ['active', 0, null, 'active'],
    ['active', -1, null, 'active'],
    ['active', null, 1, 'active'],
    ['active', null, 0, 'expired'],
    ['active', null, -1, 'expired'],
    ['active', -2, -1, 'expired'],
    ['draft', 1, null, 'draft'],
    ['inactive', -1, 1, 'inactive'],
    ['expired', null, null, 'expired'],
    ['expired', 1, 2, 'expired'],
    ['draft', null, 0, 'expired'],
    ['inactive', null, -1, 'expired'],
  ])('%s, started %s ms and ended %s ms from now: %s', (status, start, end, effective) => {
    expect(effectiveStatus(timing(status, start, end), NOW)).toBe(effective);
  });
});

describe('unchangedUntil', () => {
  const instant = fc.option(fc.integer({ min: -5, max: 5 }));
  const timings = fc.array(
    fc
      .tuple(fc.constantFrom('draft', 'active', 'inactive', 'expired'), instant, instant)
      .map((fields) => timing(...fields)),
    { maxLength: 20 },
  );
  const all = (some: Timing[], milliseconds: number) =>
    some.map((one) => effectiveStatus(one, new Date(NOW.getTime() + milliseconds)));

  it('is the next start or end, or Infinity', () => {
    const next = (...some: Timing[]) => unchangedUntil(some, NOW) - NOW.getTime();
    expect(next(timing('active', -1, 3), timing('active', 2, 9))).toBe(2);
    expect(next(timing('active', -1, 3), timing('active', 0, null))).toBe(3);
    expect(next(timing('active', null, 0))).toBe(Infinity);
    expect(next()).toBe(Infinity);
  });

  it('is never after a change', () => {
    fc.assert(
      fc.property(timings, fc.integer({ min: 0, max: 12 }), (some, later) => {
        fc.pre(NOW.getTime() + later < unchangedUntil(some, NOW));
        expect(all(some, later)).toEqual(all(some, 0));
      }),
    );
  });
});
