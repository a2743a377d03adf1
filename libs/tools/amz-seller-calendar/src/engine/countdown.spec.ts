import { countdown, urgencyOf } from './countdown.ts';

const START = Date.parse('2026-11-27T08:00:00Z');

describe('countdown', () => {
  it.each([
    ['2026-11-20T08:00:00Z', 7, 0, 0],
    ['2026-11-20T08:00:01Z', 6, 23, 59],
    ['2026-11-27T07:59:00Z', 0, 0, 1],
    ['2026-11-27T07:59:01Z', 0, 0, 0],
    ['2026-11-27T08:00:00Z', 0, 0, 0],
    ['2026-11-28T08:00:00Z', 0, 0, 0],
  ])('at %s is %d days, %d hours and %d minutes', (now, daysLeft, hoursLeft, minutesLeft) => {
    expect(countdown(START, Date.parse(now))).toEqual({ daysLeft, hoursLeft, minutesLeft });
  });
});

describe('urgencyOf', () => {
  it.each([
    [0, 'red'],
    [7, 'red'],
    [8, 'orange'],
    [30, 'orange'],
    [31, 'none'],
  ])('%d days before is %s', (daysLeft, urgency) => {
    expect(urgencyOf(daysLeft)).toBe(urgency);
  });
});
