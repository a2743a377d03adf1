import { runEngine } from '@seller-toolbox/tool-contract';
import { engine } from './world-clock.engine.ts';

function run(input: object, now: string) {
  const result = runEngine(engine, input, { now: Date.parse(now) });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.output;
}

function problems(input: object) {
  const result = runEngine(engine, input, { now: 0 });
  return result.ok ? [] : result.problems;
}

describe('engine, clocks', () => {
  it('shows the twelve cities by default', () => {
    expect(run({}, '2026-11-21T12:00:00Z').zones.map(({ id }) => id)).toEqual([
      'new-york',
      'chicago',
      'denver',
      'los-angeles',
      'london',
      'paris',
      'berlin',
      'tokyo',
      'shanghai',
      'singapore',
      'seoul',
      'sydney',
    ]);
  });

  it.each([
    ['2026-11-21T05:59:59Z', false],
    ['2026-11-21T06:00:00Z', true],
    ['2026-11-21T17:59:59Z', true],
    ['2026-11-21T18:00:00Z', false],
  ])('say at %s that it is day: %p', (now, isDay) => {
    expect(run({}, now).local.isDaytime).toBe(isDay);
  });

  it.each([
    ['2026-03-08T09:59:59Z', '01:59:59', -480, false],
    ['2026-03-08T10:00:00Z', '03:00:00', -420, true],
    ['2026-11-01T08:59:59Z', '01:59:59', -420, true],
    ['2026-11-01T09:00:00Z', '01:00:00', -480, false],
  ])('of Los Angeles are right around the change at %s', (now, time, offsetMinutes, isDaylightSaving) => {
    expect(run({ zones: ['los-angeles'] }, now).zones[0]).toMatchObject({
      time,
      offsetMinutes,
      isDaylightSaving,
    });
  });

  it('counts days against the visitor’s zone, also around New Year', () => {
    const { zones } = run(
      { zones: ['los-angeles', 'sydney'], localZone: 'Europe/London' },
      '2026-12-31T14:00:00Z',
    );
    expect(zones.map(({ date, dayDifference }) => [date, dayDifference])).toEqual([
      ['2026-12-31', 0],
      ['2027-01-01', 1],
    ]);
  });

  it('has zones two days apart at the extreme offsets', () => {
    const input = { zones: ['Pacific/Kiritimati'], localZone: 'Pacific/Pago_Pago' };
    expect(run(input, '2026-11-21T10:30:00Z').zones[0]).toMatchObject({
      date: '2026-11-22',
      dayDifference: 2,
    });
  });

  it.each([
    ['2026-11-21T00:00:00Z', 0],
    ['2026-11-21T06:30:15Z', 23_415 / 86_400],
    ['2026-11-21T23:59:59Z', 86_399 / 86_400],
  ])('have the share of the day that has passed at %s', (now, dayShare) => {
    expect(run({ zones: ['Europe/London'] }, now).zones[0]?.dayShare).toBeCloseTo(dayShare, 12);
  });

  it('show seconds now and none at the moment of the strip', () => {
    const [london] = run({ zones: ['london'] }, '2026-11-21T12:34:56Z').zones;
    expect([london?.time, london?.moment.time]).toEqual(['12:34:56', '12:34']);
  });

  it('announces a change of clocks up to 30 days ahead', () => {
    const changeAt = (now: string) => run({ zones: ['berlin'] }, now).zones[0]?.nextChange;
    expect(changeAt('2026-02-27T00:59:59Z')).toBeNull();
    expect(changeAt('2026-02-27T01:00:00Z')).toEqual({
      instant: '2026-03-29T01:00:00.000Z',
      date: '2026-03-29',
      offsetMinutes: 120,
    });
  });
});

describe('engine, overlap', () => {
  const meeting = { zones: ['new-york', 'london'], localZone: 'Europe/London' };

  it('moves in the weeks in which only one side has changed its clocks', () => {
    const hoursOn = (date: string) =>
      run({ ...meeting, date }, '2026-03-01T00:00:00Z').overlap.map(({ startTime, endTime }) => [
        startTime.time,
        endTime.time,
      ]);
    expect(hoursOn('2026-03-07')).toEqual([['14:00', '18:00']]);
    expect(hoursOn('2026-03-09')).toEqual([['13:00', '18:00']]);
    expect(hoursOn('2026-03-30')).toEqual([['14:00', '18:00']]);
  });

  it('counts the visitor’s zone only when it takes part', () => {
    const input = { zones: ['london'], localZone: 'Asia/Tokyo' };
    const now = '2026-11-21T00:00:00Z';
    expect(run({ ...input, meeting: ['london'] }, now).overlap).not.toEqual([]);
    const together = run({ ...input, meeting: ['london', 'local'] }, now);
    expect(together.overlap).toEqual([]);
    expect(together.findings).toEqual([{ code: 'no-common-hours', severity: 'info', params: { count: 2 } }]);
  });

  it('ignores a participant that is no longer on the list', () => {
    const { overlap } = run({ ...meeting, meeting: ['london', 'tokyo'] }, '2026-11-21T12:00:00Z');
    expect(overlap).toMatchObject([{ minutes: 540 }]);
  });

  it('is empty without participants, and has no finding', () => {
    expect(run({ zones: [] }, '2026-11-21T12:00:00Z')).toMatchObject({ overlap: [], findings: [] });
  });

  it('has positions on the strip', () => {
    const [first] = run({ zones: ['london'], localZone: 'Europe/London' }, '2026-11-21T12:00:00Z').overlap;
    expect(first).toMatchObject({ from: 9 / 24, to: 18 / 24 });
  });
});

describe('engine, moment of the strip', () => {
  it('is now by default', () => {
    const { strip } = run({ localZone: 'Asia/Shanghai' }, '2026-11-21T04:30:00Z');
    expect(strip).toMatchObject({ date: '2026-11-21', minute: 750, isNow: true, minutes: 1440 });
  });

  it('has the time of every place and whether it is working time', () => {
    const input = { zones: ['tokyo', 'london'], localZone: 'Asia/Shanghai', minute: 540 };
    const { zones } = run(input, '2026-11-21T04:30:00Z');
    expect(zones.map(({ moment }) => [moment.time, moment.dayDifference, moment.isWorking])).toEqual([
      ['10:00', 0, true],
      ['01:00', 0, false],
    ]);
  });

  it('stays within a shorter day', () => {
    const input = { localZone: 'America/New_York', date: '2026-03-08', minute: 1439 };
    expect(run(input, '2026-03-01T00:00:00Z').strip).toMatchObject({ minutes: 1380, minute: 1379 });
  });

  it('is the same time of day on another day', () => {
    expect(run({ date: '2026-12-24' }, '2026-11-21T10:15:00Z').strip).toMatchObject({
      date: '2026-12-24',
      minute: 615,
      isNow: false,
    });
  });
});

describe('engine, rejected input', () => {
  it.each([
    [{ zones: ['london', 'atlantis'] }, 'zones.1', 'unknown-zone'],
    [{ zones: [{ id: 'x', timezone: 'Mars/Base' }] }, 'zones.0', 'unknown-zone'],
    [{ localZone: '+08:00' }, 'localZone', 'unknown-zone'],
    [{ workingHours: { start: 9, end: 9 } }, 'workingHours', 'no-working-hours'],
    [{ workingHours: { start: 24, end: 9 } }, 'workingHours.start', 'too-large'],
    [{ hourCycle: 10 }, 'hourCycle', 'invalid-value'],
    [{ date: '2026-02-30' }, 'date', 'invalid-date'],
    [{ date: '2019-12-31' }, 'date', 'invalid-date'],
    [{ minute: -1 }, 'minute', 'too-small'],
    [{ zones: Array.from({ length: 41 }, () => 'london') }, 'zones', 'too-long'],
  ])('%j at %s: %s', (input, path, code) => {
    expect(problems(input)).toEqual([{ path, code }]);
  });
});
