import { guardAgainstStall, isStalled } from './stall-guard.ts';

describe('guardAgainstStall', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('ends the process once, after 35 s without an answer, with a line that names the reason', () => {
    let seconds = 0;
    const database = { stalledSeconds: () => seconds };
    const reasons: string[] = [];
    guardAgainstStall(database, (reason) => reasons.push(reason));
    for (seconds = 1; seconds < 35; seconds++) jest.advanceTimersByTime(1_000);
    expect(reasons).toEqual([]);
    for (; seconds < 40; seconds++) jest.advanceTimersByTime(1_000);
    expect(reasons).toEqual([
      expect.stringMatching(/^The embedded database has not answered for 35 s[^\n]+$/),
    ]);
  });
});

describe('isStalled', () => {
  it('is true from 30 s without an answer on, and never with a Postgres', () => {
    expect(isStalled({ stalledSeconds: () => 29 })).toBe(false);
    expect(isStalled({ stalledSeconds: () => 30 })).toBe(true);
    expect(isStalled(undefined)).toBe(false);
  });
});
