import { runEngine } from '@seller-toolbox/tool-contract';
import { engine } from './amz-seller-calendar.engine.ts';
import { EVENT_IDS } from './events.data.ts';

/** By the standard rules, which have no seasons beyond the specification. */
function run(input: object, now = '2026-11-21T12:00:00Z') {
  const result = runEngine(engine, { ruleSet: 'standard', ...input }, { now: Date.parse(now) });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.output;
}

const ids = (input: object, now?: string) => run(input, now).events.map(({ id }) => id);

describe('engine, events', () => {
  it.each([2025, 2026, 2027, 2040])('has all sixteen in %d, in date order', (year) => {
    const { events } = run({ year, from: `${year}-01-01` });
    expect(events.map(({ id }) => id).sort()).toEqual([...EVENT_IDS].sort());
    const dates = events.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort());
  });

  it('are those of the current year by default', () => {
    expect(run({}, '2028-06-01T00:00:00Z').year).toBe(2028);
    expect(run({}, '2027-01-01T07:59:59Z').year).toBe(2026);
    expect(run({}, '2027-01-01T08:00:00Z').year).toBe(2027);
  });

  it('are filtered by category', () => {
    const { events } = run({ year: 2027, category: 'special' });
    expect(events.map(({ id }) => id)).toEqual(['valentines-day', 'mothers-day', 'fathers-day']);
  });

  it('omits days that a country does not observe, with a finding', () => {
    const { events, findings } = run({ year: 2027, marketplace: 'UK' });
    expect(events.map(({ id }) => id)).not.toContain('independence-day');
    expect(findings).toEqual([{ code: 'days-not-kept', severity: 'info', params: { count: 4 } }]);
  });
});

describe('engine, today', () => {
  it('still shows an event until its day ends in its own time zone', () => {
    expect(ids({ year: 2026, category: 'shopping' }, '2026-11-28T07:59:59Z')).toContain('black-friday');
    expect(ids({ year: 2026, category: 'shopping' }, '2026-11-28T08:00:00Z')).not.toContain('black-friday');
  });

  it('is the visitor’s day for public days and the marketplace’s for its sales', () => {
    const input = { year: 2026, timeZone: 'Asia/Shanghai' };
    const { events } = run(input, '2026-11-26T16:00:00Z');
    expect(events.map(({ id }) => id)).toEqual(['black-friday', 'cyber-monday', 'christmas']);
    expect(events[0]).toMatchObject({ timeZone: 'America/Los_Angeles', hoursLeft: 16, isRunning: false });
    expect(events[2]).toMatchObject({ timeZone: 'Asia/Shanghai', daysLeft: 28, hoursLeft: 0 });
  });

  it('shows a running range, without time left', () => {
    const [event] = run({ year: 2026 }, '2026-09-05T12:00:00Z').events;
    expect(event).toMatchObject({
      id: 'back-to-school',
      isRunning: true,
      daysLeft: 0,
      hoursLeft: 0,
      minutesLeft: 0,
      urgency: 'red',
    });
  });

  it('accepts a day or an instant', () => {
    const byDay = run({ year: 2026, from: '2026-11-20' });
    expect(byDay).toEqual(run({ year: 2026, from: '2026-11-20T00:00:00-08:00' }));
    expect(byDay).toEqual(run({ year: 2026 }, '2026-11-20T08:00:00Z'));
  });

  it('counts real hours over a change of clocks', () => {
    const [halloween] = run({ year: 2026, category: 'seasonal', from: '2026-10-30' }).events;
    expect(halloween).toMatchObject({ daysLeft: 1, hoursLeft: 0 });
    const [mothersDay] = run({ year: 2027, from: '2027-03-13', category: 'special' }).events;
    expect(mothersDay).toMatchObject({ id: 'mothers-day', daysLeft: 56, hoursLeft: 23 });
  });
});

describe('engine, event', () => {
  it('has a preparation period six to four weeks before', () => {
    const [event] = run({ year: 2027, category: 'special' }).events;
    expect(event).toMatchObject({
      date: '2027-02-14',
      prepare: { start: '2027-01-03', end: '2027-01-17' },
    });
  });

  it('has a range only where it lasts longer than a day', () => {
    const { events } = run({ year: 2027 });
    expect(events.filter(({ dateRange }) => dateRange).map(({ id }) => id)).toEqual([
      'prime-day',
      'back-to-school',
      'prime-big-deal-days',
    ]);
  });

  it('has at least one tip and high or medium value', () => {
    for (const event of run({ year: 2027 }).events) {
      expect(event.tips).not.toHaveLength(0);
      expect(['high', 'medium']).toContain(event.value);
    }
  });
});

describe('engine, own events', () => {
  const own = [
    { name: ' Trade fair ', start: '2026-12-30', end: '2027-01-02' },
    { name: 'Audit', start: '2026-11-20', end: '2026-11-20' },
    { name: 'Launch', start: '2026-11-21', end: '2026-11-21' },
  ];

  it('are listed in every category, in date order, until their last day', () => {
    const { events, strip } = run({ own, year: 2026, category: 'major', timeZone: 'UTC' });
    expect(events.map(({ id, name = id }) => name)).toEqual([
      'Launch',
      'thanksgiving',
      'christmas',
      'Trade fair',
    ]);
    expect(events[3]).toMatchObject({
      id: 'own',
      dateRange: { start: '2026-12-30', end: '2027-01-02' },
      status: 'confirmed',
      tips: [],
    });
    expect(strip.events.find(({ name }) => name === 'Trade fair')).toMatchObject({ from: 363 / 365, to: 1 });
    expect(strip.events.find(({ name }) => name === 'Audit')).toMatchObject({ isOver: true });
  });

  it('are in each year that they have a day in', () => {
    const names = (year: number) =>
      run({ own, year, from: `${year}-01-01` }).strip.events.flatMap(({ name }) => name ?? []);
    expect(names(2027)).toEqual(['Trade fair']);
    expect(names(2028)).toEqual([]);
  });

  it.each([
    [{ name: ' ', start: '2026-01-01', end: '2026-01-01' }, 'own.0.name', 'too-short'],
    [{ name: 'a', start: '2026-02-30', end: '2026-03-01' }, 'own.0.start', 'invalid-date'],
    [{ name: 'a', start: '2026-03-02', end: '2026-03-01' }, 'own.0.end', 'end-before-start'],
  ])('rejects %j', (event, path, code) => {
    const result = runEngine(engine, { own: [event] }, { now: 0 });
    expect(result).toEqual({ ok: false, problems: [expect.objectContaining({ path, code })] });
  });
});

describe('engine, suggestion', () => {
  it('is the next year with events', () => {
    expect(run({ year: 2026 }, '2026-12-27T12:00:00Z').suggestion).toEqual({ year: 2027, category: null });
    expect(run({ year: 2025 }).suggestion).toEqual({ year: 2026, category: null });
  });

  it('is all categories where others have events', () => {
    const output = run({ year: 2026, category: 'special' });
    expect(output.events).toEqual([]);
    expect(output.suggestion).toEqual({ year: 2027, category: 'all' });
    expect(output.findings).toEqual([{ code: 'no-upcoming-events', severity: 'info' }]);
  });
});

describe('engine, years', () => {
  it.each([
    ['2025-06-01T00:00:00Z', [2025, 2026]],
    ['2026-06-01T00:00:00Z', [2025, 2026, 2027]],
    ['2030-06-01T00:00:00Z', [2025, 2026, 2030, 2031]],
  ])('at %s are %p', (now, years) => {
    expect(run({}, now).years).toEqual(years);
  });
});

describe('engine, strip of the year', () => {
  it('includes past events, and today', () => {
    const { strip } = run({ year: 2026 });
    expect(strip.events).toHaveLength(16);
    expect(strip.events[0]).toMatchObject({ id: 'new-year', from: 0, to: 1 / 365, isOver: true });
    expect(strip.months[0]).toBe(0);
    expect(strip.today).toBeCloseTo(324 / 365, 12);
  });

  it('has no today in another year', () => {
    expect(run({ year: 2027 }).strip.today).toBeNull();
  });

  it('ends with the last day of a leap year', () => {
    const last = run({ year: 2028, from: '2028-01-01' }).strip.events.at(-1);
    expect(last).toMatchObject({ id: 'christmas', from: 359 / 366, to: 360 / 366 });
  });
});

describe('engine, rejected input', () => {
  it.each([
    [{ year: 2024 }, 'year', 'too-small'],
    [{ year: 2201 }, 'year', 'too-large'],
    [{ year: 2026.5 }, 'year', 'invalid-type'],
    [{ category: 'holiday' }, 'category', 'invalid-value'],
    [{ marketplace: 'XX' }, 'marketplace', 'invalid-value'],
    [{ timeZone: 'Mars/Base' }, 'timeZone', 'unknown-zone'],
    [{ from: '2026-02-30' }, 'from', 'invalid-date'],
    [{ from: 'soon' }, 'from', 'invalid-date'],
    [{ ruleSet: 'announced-2030-01-01' }, 'ruleSet', 'invalid-value'],
  ])('%j at %s: %s', (input, path, code) => {
    const result = runEngine(engine, input, { now: 0 });
    expect(result).toEqual({ ok: false, problems: [{ path, code }] });
  });
});
