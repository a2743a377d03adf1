import { DAY } from '@seller-toolbox/tool-contract/durations';
import {
  callerCounters,
  exhausted,
  networkCounters,
  siteCounter,
  usageOf,
  windowOf,
  type Caller,
} from './ai.counters.ts';

const at = (time: string) => Date.parse(`2026-11-21T${time}Z`);
const NOW = at('10:20:00.000');
const caller: Caller = { session: 'visitor-1', networks: ['192.0.2', '192.0'] };
const countersAt = (now: number, more: Partial<Caller> = {}, secret = 'a secret') =>
  callerCounters(secret, 'title-fix', { caller: { ...caller, ...more }, now });
const keys = (counters: readonly { key: Buffer }[]) => counters.map(({ key }) => key.toString('hex'));
const [sessionHour, sessionDay, networkHour, networkDay] = keys(countersAt(NOW));

describe('windowOf', () => {
  it.each([
    ['hour', '10:00:00.000', '10:00:00.000', '11:00:00.000'],
    ['hour', '10:59:59.999', '10:00:00.000', '11:00:00.000'],
    ['day', '23:59:59.999', '00:00:00.000', '24:00:00.000'],
  ] as const)('the %s at %s is from %s to %s', (limit, time, start, end) => {
    const endsAt = end === '24:00:00.000' ? Date.parse('2026-11-22T00:00:00Z') : at(end);
    expect(windowOf(limit, at(time))).toEqual({ start: at(start), end: endsAt });
  });
});

describe('callerCounters', () => {
  it('has hour and day for session and network', () => {
    expect(countersAt(NOW).map(({ limit, allowed }) => [limit, allowed])).toEqual([
      ['hour', 10],
      ['day', 30],
      ['hour', 10],
      ['day', 30],
    ]);
    expect(new Set(keys(countersAt(NOW))).size).toBe(4);
  });

  it('has only the network without a session', () => {
    const counters = callerCounters('a secret', 'title-fix', {
      caller: { ...caller, session: undefined },
      now: NOW,
    });
    expect(keys(counters)).toEqual([networkHour, networkDay]);
  });

  it('is stable within the hour', () => {
    expect(keys(countersAt(at('10:59:59.999')))).toEqual([sessionHour, sessionDay, networkHour, networkDay]);
    const later = keys(countersAt(at('11:00:00.000')));
    expect(later).toEqual([
      expect.not.stringMatching(String(sessionHour)),
      sessionDay,
      expect.anything(),
      networkDay,
    ]);
  });

  it('has keys that depend on day and secret and do not contain the caller', () => {
    const all = [
      ...keys(countersAt(NOW)),
      ...keys(countersAt(NOW + DAY)),
      ...keys(countersAt(NOW, {}, 'another secret')),
      ...keys([siteCounter('a secret', 5, NOW)]),
    ];
    expect(new Set(all).size).toBe(all.length);
  });

  it('is shared by the calls of the title analyzer, separate for the fixer', () => {
    const of = (call: 'title-optimization' | 'compliance-check') =>
      keys(callerCounters('a secret', call, { caller, now: NOW }));
    expect(of('title-optimization')).toEqual(of('compliance-check'));
    expect(of('title-optimization')).not.toContain(sessionHour);
  });

  it('separates a session from a network with the same name', () => {
    const [hour, , network] = keys(countersAt(NOW, { session: 'x', networks: ['x'] }));
    expect(hour).not.toBe(network);
  });
});

describe('networkCounters', () => {
  it.each([
    [1000, [250, 375, 500]],
    [5, [2, 2, 3]],
    [1, [1, 1, 1]],
    [0, [0, 0, 0]],
  ])('of a cap of %d allow %j to /64, /48 and /32', (cap, allowed) => {
    const networks = ['2001:db8:1:2', '2001:db8:1', '2001:db8'] as const;
    const counters = networkCounters('a secret', cap, { caller: { session: undefined, networks }, now: NOW });
    expect(counters.map((counter) => counter.allowed)).toEqual(allowed);
    expect(new Set(keys(counters)).size).toBe(3);
  });
});

describe('exhausted', () => {
  const counters = [...countersAt(NOW), siteCounter('a secret', 5, NOW)];
  const site = keys(counters).at(-1);
  const usedUp = (units: Record<string, number>) => exhausted(counters, new Map(Object.entries(units)));

  it.each([
    [{}, undefined],
    [{ [String(sessionHour)]: 9, [String(networkDay)]: 29, [String(site)]: 4 }, undefined],
    [{ [String(sessionHour)]: 10 }, 'hour'],
    [{ [String(networkHour)]: 11 }, 'hour'],
    [{ [String(networkDay)]: 30, [String(sessionHour)]: 10, [String(site)]: 5 }, 'day'],
    [{ [String(networkHour)]: 10, [String(site)]: 5 }, 'hour'],
    [{ [String(site)]: 5 }, 'site'],
  ])('of %j is %s', (units, limit) => {
    expect(usedUp(units)).toBe(limit);
  });
});

describe('usageOf', () => {
  const counters = countersAt(NOW);
  const left = (units: Record<string, number>) =>
    usageOf({ hour: 10, day: 30 }, { counters, used: new Map(Object.entries(units)), now: NOW });

  it('is the full limit without use', () => {
    expect(left({})).toEqual({
      limits: { hour: 10, day: 30 },
      remaining: { hour: 10, day: 30 },
      resets_at: '2026-11-21T11:00:00.000Z',
    });
  });

  it('is the lower of session and network, at least 0', () => {
    expect(left({ [String(sessionHour)]: 3, [String(networkHour)]: 12 }).remaining).toEqual({
      hour: 0,
      day: 30,
    });
  });

  it('resets at midnight UTC when the day is exhausted', () => {
    expect(left({ [String(sessionDay)]: 30 }).resets_at).toBe('2026-11-22T00:00:00.000Z');
  });
});
