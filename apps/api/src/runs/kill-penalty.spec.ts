import { createFakeClock } from '../ports/clock.ts';
import { createKillPenalty, MAX_KILLED_PER_MINUTE } from './kill-penalty.ts';

describe('createKillPenalty', () => {
  it('is reached after five killed runs of a caller, until a minute after the first', () => {
    const { clock, advance } = createFakeClock('2026-11-22T10:00:00.000Z');
    const penalty = createKillPenalty(clock);
    for (let kill = 1; kill <= MAX_KILLED_PER_MINUTE; kill++) {
      expect(penalty.isReached('a')).toBe(false);
      penalty.charge('a');
      advance(1_000);
    }
    expect(penalty.isReached('a')).toBe(true);
    expect(penalty.isReached('b')).toBe(false);
    advance(60_000);
    expect(penalty.isReached('a')).toBe(false);
    penalty.charge('a');
    expect(penalty.isReached('a')).toBe(false);
  });
});
