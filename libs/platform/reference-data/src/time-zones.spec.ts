import { HOUR } from '@seller-toolbox/tool-contract/durations';
import { dayIn, isTimeZone, offsetMinutesIn, wallClockIn } from './time-zones.ts';
import { isDaylightSavingIn, offsetChangeIn, startOfDayIn } from './zone-changes.ts';

const at = (text: string) => Date.parse(text);

describe('offsetMinutesIn', () => {
  it.each([
    ['America/New_York', '2026-03-08T06:59:59Z', -300],
    ['America/New_York', '2026-03-08T07:00:00Z', -240],
    ['America/New_York', '2026-11-01T05:59:59Z', -240],
    ['America/New_York', '2026-11-01T06:00:00Z', -300],
    ['Europe/London', '2026-03-29T00:59:59Z', 0],
    ['Europe/London', '2026-03-29T01:00:00Z', 60],
    ['Australia/Sydney', '2026-04-04T15:59:59Z', 660],
    ['Australia/Sydney', '2026-04-04T16:00:00Z', 600],
    ['Asia/Kolkata', '2026-06-01T00:00:00Z', 330],
    ['Asia/Kathmandu', '2026-06-01T00:00:00Z', 345],
    ['Pacific/Kiritimati', '2026-12-31T12:00:00Z', 840],
    ['UTC', '2026-06-01T00:00:00Z', 0],
  ])('of %s at %s is %d minutes', (zone, instant, offset) => {
    expect(offsetMinutesIn(zone, at(instant))).toBe(offset);
  });

  it('stays right when more instants are requested than are cached', () => {
    const hours = Array.from({ length: 6000 }, (_, hour) => at('2026-01-01T00:00:00Z') + hour * HOUR);
    const offsets = new Set(hours.map((instant) => offsetMinutesIn('Europe/Berlin', instant)));
    expect([...offsets]).toEqual([60, 120]);
    expect(offsetMinutesIn('Europe/Berlin', at('2026-01-01T00:00:00Z'))).toBe(60);
  });

  it('does not depend on the fraction of a second', () => {
    expect(offsetMinutesIn('Asia/Tokyo', at('2026-11-21T12:00:00.999Z'))).toBe(540);
  });

  it('changes at the official minute, and never where clocks do not change', () => {
    const [from, to] = [at('2026-10-20T00:00:00Z'), at('2026-11-20T00:00:00Z')];
    expect(offsetChangeIn('America/Los_Angeles', from, to)).toBe(at('2026-11-01T09:00:00Z'));
    expect(offsetChangeIn('Europe/Berlin', from, to)).toBe(at('2026-10-25T01:00:00Z'));
    expect(offsetChangeIn('Asia/Shanghai', from, to)).toBeNull();
  });
});

describe('wallClockIn', () => {
  it('shows midnight as hour 0 of the new day', () => {
    const midnight = { year: 2027, month: 1, day: 1, hour: 0, minute: 0, second: 0 };
    expect(wallClockIn('Asia/Shanghai', at('2026-12-31T16:00:00Z'))).toEqual(midnight);
  });

  it.each([
    ['America/Los_Angeles', '2027-01-01T07:59:59Z', '2026-12-31'],
    ['America/Los_Angeles', '2027-01-01T08:00:00Z', '2027-01-01'],
    ['Australia/Sydney', '2026-12-31T13:00:00Z', '2027-01-01'],
    ['UTC', '2028-02-29T23:59:59Z', '2028-02-29'],
  ])('of %s at %s is on the day %s', (zone, instant, day) => {
    expect(dayIn(zone, at(instant))).toBe(day);
  });
});

describe('startOfDayIn', () => {
  it.each([
    ['America/New_York', '2026-03-08', '2026-03-08T05:00:00Z'],
    ['America/New_York', '2026-03-09', '2026-03-09T04:00:00Z'],
    ['America/New_York', '2026-11-01', '2026-11-01T04:00:00Z'],
    ['Asia/Shanghai', '2027-01-01', '2026-12-31T16:00:00Z'],
    ['Pacific/Kiritimati', '2026-11-21', '2026-11-20T10:00:00Z'],
  ])('in %s of %s is %s', (zone, day, instant) => {
    expect(startOfDayIn(zone, day)).toBe(at(instant));
  });

  it('is the moment after the gap where clocks skip midnight', () => {
    expect(startOfDayIn('Africa/Cairo', '2026-04-24')).toBe(at('2026-04-23T22:00:00Z'));
  });

  it('is the first of two midnights where clocks go back over it', () => {
    expect(startOfDayIn('America/Havana', '2026-11-01')).toBe(at('2026-11-01T04:00:00Z'));
  });
});

describe('isDaylightSavingIn', () => {
  it.each([
    ['America/New_York', '2026-07-01T00:00:00Z', true],
    ['America/New_York', '2026-12-01T00:00:00Z', false],
    ['Australia/Sydney', '2026-12-01T00:00:00Z', true],
    ['Europe/Dublin', '2026-07-01T00:00:00Z', true],
    ['Asia/Tokyo', '2026-07-01T00:00:00Z', false],
    ['Africa/Casablanca', '2026-07-01T00:00:00Z', false],
  ])('in %s at %s: %p', (zone, instant, expected) => {
    expect(isDaylightSavingIn(zone, at(instant))).toBe(expected);
  });
});

describe('isTimeZone', () => {
  it.each(['America/New_York', 'UTC', 'Etc/GMT+5', 'Asia/Ho_Chi_Minh'])('accepts %s', (name) => {
    expect(isTimeZone(name)).toBe(true);
  });

  it.each(['', '+08:00', 'Mars/Olympus', 'Asia/', '../etc', 'toString'])('rejects %p', (name) => {
    expect(isTimeZone(name)).toBe(false);
  });
});
