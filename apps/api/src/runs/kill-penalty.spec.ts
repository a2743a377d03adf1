import { createFakeClock } from '../ports/clock.ts';
import { createKillPenalty } from './kill-penalty.ts';

describe('createKillPenalty', () => {
  it('is reached after five killed runs of a network, until a minute after the first', () => {
    const { clock, advance } = createFakeClock('2026-11-22T10:00:00.000Z');
    const penalty = createKillPenalty(clock);
    for (let kill = 0; kill < 5; kill++) {
      expect(penalty.isReached(['a'])).toBe(false);
      penalty.charge(['a']);
      advance(1_000);
    }
    expect(penalty.isReached(['a'])).toBe(true);
    expect(penalty.isReached(['b'])).toBe(false);
    advance(60_000);
    expect(penalty.isReached(['a'])).toBe(false);
    penalty.charge(['a']);
    expect(penalty.isReached(['a'])).toBe(false);
  });

  it.each([
    ['/48', 10, (at: number) => [`a:b:c:${at}`, 'a:b:c', `a:${at}`]],
    ['/32', 20, (at: number) => [`a:b:${at}:0`, `a:b:${at}`, 'a:b']],
  ])(
    'is reached for every network of a %s after %i killed runs from different ones',
    (_width, max, networks) => {
      const penalty = createKillPenalty(createFakeClock('2026-11-22T10:00:00.000Z').clock);
      for (let kill = 0; kill < max; kill++) {
        expect(penalty.isReached(networks(kill))).toBe(false);
        penalty.charge(networks(kill));
      }
      expect(penalty.isReached(networks(max))).toBe(true);
      expect(penalty.isReached(['192.0.2', '192.0'])).toBe(false);
    },
  );
});
