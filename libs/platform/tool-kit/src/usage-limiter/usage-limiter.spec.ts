import { DAY, HOUR, MINUTE } from '@seller-toolbox/tool-contract/durations';
import { createMemoryStorage } from '@seller-toolbox/browser-kit/json-storage';
import { createUsageLimiter, type UsageLimiter } from './usage-limiter.ts';
import { DEFAULT_USAGE_LIMITS, type UsageLimits } from './usage-limits.ts';

const NO_COOLDOWN: UsageLimits = { ...DEFAULT_USAGE_LIMITS, cooldownMinutes: 0 };
const ROOMY_SESSION: UsageLimits = { ...NO_COOLDOWN, perSession: 1000 };

function movingClock(start = new Date(2026, 10, 21, 9, 0, 0).getTime()) {
  const clock = { now: start, read: () => clock.now, move: (by: number) => (clock.now += by) };
  return clock;
}

function setUp(limits: UsageLimits, storage = createMemoryStorage(), clock = movingClock()) {
  const newPage = () =>
    createUsageLimiter({ feature: 'title-fix', limits, storage, clock: clock.read, session: new Map() });
  return { limiter: newPage(), newPage, clock, storage };
}

function use(limiter: UsageLimiter, times: number) {
  for (let count = 0; count < times; count += 1) limiter.record(true);
}

describe('the usage limiter', () => {
  it('starts with the whole quota', () => {
    expect(setUp(DEFAULT_USAGE_LIMITS).limiter.stats()).toMatchObject({
      remainingQuota: 10,
      isLimited: false,
      limitReason: null,
    });
  });

  it.each([
    [9, null, 1],
    [10, 'hourly_limit', 0],
  ])('after %p uses in an hour the reason is %p and %p are left', (times, limitReason, remainingQuota) => {
    const { limiter } = setUp(ROOMY_SESSION);
    use(limiter, times);
    expect(limiter.stats()).toMatchObject({ limitReason, remainingQuota });
  });

  it('resets at the clock hour, not an hour after the use', () => {
    const { limiter, clock } = setUp(ROOMY_SESSION);
    clock.move(59 * MINUTE);
    use(limiter, 10);
    expect(limiter.stats().nextResetTime).toBe(clock.now + MINUTE);
    clock.move(MINUTE - 1);
    expect(limiter.stats().limitReason).toBe('hourly_limit');
    clock.move(1);
    expect(limiter.stats().limitReason).toBeNull();
  });

  it.each([
    [29, null],
    [30, 'daily_limit'],
  ])('after %p uses in a day the reason is %p', (times, reason) => {
    const { limiter, clock } = setUp(ROOMY_SESSION);
    for (let done = 0; done < times; done += 5) {
      use(limiter, Math.min(5, times - done));
      clock.move(HOUR);
    }
    expect(limiter.stats().limitReason).toBe(reason);
  });

  it('resets the day at local midnight and reports that as the next reset', () => {
    const { limiter, clock } = setUp({ ...ROOMY_SESSION, perHour: 1000 });
    use(limiter, 30);
    const midnight = new Date(2026, 10, 22).getTime();
    expect(limiter.stats()).toMatchObject({ limitReason: 'daily_limit', nextResetTime: midnight });
    clock.now = midnight - 1;
    expect(limiter.stats().isLimited).toBe(true);
    clock.now = midnight;
    expect(limiter.stats().isLimited).toBe(false);
  });

  it.each([
    [4, null],
    [5, 'session_limit'],
  ])('after %p uses on a page the reason is %p', (times, reason) => {
    const { limiter } = setUp(NO_COOLDOWN);
    use(limiter, times);
    expect(limiter.stats().limitReason).toBe(reason);
  });

  it('starts a new session when the page is reloaded', () => {
    const { limiter, newPage } = setUp(NO_COOLDOWN);
    use(limiter, 5);
    expect(newPage().stats()).toMatchObject({ limitReason: null, remainingQuota: 5, usedThisSession: 0 });
  });

  it.each([
    [3 * MINUTE - 1, 'cooldown'],
    [3 * MINUTE, null],
  ])('%p ms after a use the reason is %p', (later, reason) => {
    const { limiter, clock } = setUp(DEFAULT_USAGE_LIMITS);
    use(limiter, 1);
    clock.move(later);
    expect(limiter.stats().limitReason).toBe(reason);
  });

  it('names the first of daily, hourly, session and cooldown', () => {
    const { limiter } = setUp({ perHour: 2, perDay: 2, perSession: 2, cooldownMinutes: 3 });
    use(limiter, 2);
    expect(limiter.stats().limitReason).toBe('daily_limit');
    const hourly = setUp({ perHour: 2, perDay: 3, perSession: 2, cooldownMinutes: 3 }).limiter;
    use(hourly, 2);
    expect(hourly.stats().limitReason).toBe('hourly_limit');
  });

  it('keeps a failed call but lets it consume nothing', () => {
    const { limiter } = setUp(DEFAULT_USAGE_LIMITS);
    limiter.record(false);
    expect(limiter.stats()).toMatchObject({
      totalUsage: 1,
      successfulUsage: 0,
      remainingQuota: 10,
      isLimited: false,
    });
  });

  it('counts each feature for itself', () => {
    const { limiter, storage, clock } = setUp(DEFAULT_USAGE_LIMITS);
    use(limiter, 1);
    const other = createUsageLimiter({
      feature: 'other',
      limits: NO_COOLDOWN,
      storage,
      clock: clock.read,
      session: new Map(),
    });
    expect(other.stats()).toMatchObject({ totalUsage: 0, remainingQuota: 10 });
  });

  it.each([HOUR, DAY, 400 * DAY])('grants nothing to a clock set back by %p ms', (back) => {
    const { limiter, clock } = setUp({ ...ROOMY_SESSION, perHour: 1000 });
    use(limiter, 30);
    clock.move(-back);
    expect(limiter.stats().limitReason).toBe('daily_limit');
  });

  it('allows calls again although a wrong clock recorded uses in the future', () => {
    const { limiter, clock } = setUp({ ...DEFAULT_USAGE_LIMITS, perSession: 1000 });
    clock.move(365 * DAY);
    use(limiter, 1);
    clock.move(-365 * DAY);
    expect(limiter.stats().limitReason).toBe('cooldown');
    clock.move(3 * MINUTE);
    expect(limiter.stats().limitReason).toBeNull();
  });

  it('has one session per page', () => {
    const storage = createMemoryStorage();
    const { read } = movingClock();
    const make = () => createUsageLimiter({ feature: 'shared', limits: NO_COOLDOWN, storage, clock: read });
    use(make(), 5);
    expect(make().stats().limitReason).toBe('session_limit');
  });

  it('limits without storage', () => {
    const blocked = { ...createMemoryStorage(), write: () => false };
    const { limiter, clock } = setUp(DEFAULT_USAGE_LIMITS, blocked);
    use(limiter, 1);
    expect(limiter.stats()).toMatchObject({ limitReason: 'cooldown', usedThisHour: 1 });
    clock.move(3 * MINUTE);
    use(limiter, 1);
    expect(limiter.stats().usedThisHour).toBe(2);
  });

  it('drops records after seven days', () => {
    const { limiter, clock, storage } = setUp(ROOMY_SESSION);
    use(limiter, 1);
    clock.move(7 * DAY - 1);
    use(limiter, 1);
    expect(storage.read('ai-usage')).toHaveLength(2);
    clock.move(1);
    use(limiter, 1);
    expect(storage.read('ai-usage')).toHaveLength(2);
  });

  it.each([
    ['text'],
    [{}],
    [[null, 7, { timestamp: 'x' }, { timestamp: 1e999, feature: 'title-fix', success: true }]],
  ])('drops invalid records: %j', (stored) => {
    const storage = createMemoryStorage();
    storage.write('ai-usage', stored);
    expect(setUp(DEFAULT_USAGE_LIMITS, storage).limiter.stats()).toMatchObject({
      totalUsage: 0,
      isLimited: false,
    });
  });
});
