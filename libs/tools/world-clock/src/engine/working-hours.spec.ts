import { HOUR } from '@seller-toolbox/tool-contract/durations';
import * as fc from 'fast-check';
import { CITIES } from './cities.data.ts';
import { countsAtWork, isWorkingHour, splitByWorkingHours, type Stretch } from './working-hours.ts';

const NINE_TO_SIX = { start: 9, end: 18 };
const span = (start: string, hours = 24) => ({
  start: Date.parse(start),
  end: Date.parse(start) + hours * HOUR,
});
const shown = (stretches: readonly Stretch[]) =>
  stretches.map(({ kind, start, end }) => [kind, new Date(start).toISOString().slice(11, 16), end - start]);

describe('isWorkingHour', () => {
  it.each([
    [8, false],
    [9, true],
    [17, true],
    [18, false],
  ])('%d of 9 to 18: %p', (hour, expected) => {
    expect(isWorkingHour(hour, NINE_TO_SIX)).toBe(expected);
  });

  it.each([
    [21, false],
    [22, true],
    [0, true],
    [5, true],
    [6, false],
  ])('%d of 22 to 6: %p', (hour, expected) => {
    expect(isWorkingHour(hour, { start: 22, end: 6 })).toBe(expected);
  });
});

describe('splitByWorkingHours', () => {
  it('splits a day into night, day, work, day, night', () => {
    expect(shown(splitByWorkingHours('UTC', span('2026-11-21T00:00:00Z'), { start: 9, end: 17 }))).toEqual([
      ['night', '00:00', 6 * HOUR],
      ['day', '06:00', 3 * HOUR],
      ['work', '09:00', 8 * HOUR],
      ['day', '17:00', HOUR],
      ['night', '18:00', 6 * HOUR],
    ]);
  });

  it('lacks the hour that clocks skip in spring', () => {
    const [night, day] = splitByWorkingHours(
      'America/New_York',
      span('2026-03-08T05:00:00Z', 23),
      NINE_TO_SIX,
    );
    expect(night).toMatchObject({ kind: 'night', end: Date.parse('2026-03-08T10:00:00Z') });
    expect(day).toMatchObject({ kind: 'day', end: Date.parse('2026-03-08T13:00:00Z') });
  });

  it('repeats the hour that clocks repeat in fall, also where it is worked', () => {
    const night = { start: 1, end: 2 };
    const worked = splitByWorkingHours('America/New_York', span('2026-11-01T04:00:00Z', 25), night).find(
      ({ kind }) => kind === 'work',
    );
    expect(worked).toEqual({
      kind: 'work',
      start: Date.parse('2026-11-01T05:00:00Z'),
      end: Date.parse('2026-11-01T07:00:00Z'),
    });
  });

  it('fills the span without a gap, in every city on every day', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CITIES.map(({ timezone }) => timezone), 'Asia/Kathmandu'),
        fc.integer({ min: 0, max: 800 }),
        fc.integer({ min: 0, max: 23 }),
        fc.integer({ min: 0, max: 24 }),
        (timezone, day, start, end) => {
          const whole = span(new Date(Date.UTC(2026, 0, 1 + day)).toISOString());
          const stretches = splitByWorkingHours(timezone, whole, { start, end });
          expect(stretches[0]?.start).toBe(whole.start);
          expect(stretches.at(-1)?.end).toBe(whole.end);
          stretches.slice(1).forEach((stretch, index) => expect(stretch.start).toBe(stretches[index]?.end));
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('countsAtWork', () => {
  it('counts between all changes', () => {
    const work = (start: number, end: number): Stretch[] => [
      { kind: 'night', start: 0, end: start },
      { kind: 'work', start, end },
      { kind: 'night', start: end, end: 100 },
    ];
    expect(countsAtWork([work(10, 50), work(30, 60)])).toEqual([
      { start: 0, end: 10, count: 0 },
      { start: 10, end: 30, count: 1 },
      { start: 30, end: 50, count: 2 },
      { start: 50, end: 60, count: 1 },
      { start: 60, end: 100, count: 0 },
    ]);
  });

  it('is empty without zones', () => {
    expect(countsAtWork([])).toEqual([]);
  });
});
