import { createSessionHash } from './session-hash.ts';

const SECRET = 'a secret of the tests';
const hashIn = (instant: string, session = 'a') => createSessionHash(SECRET)(session, new Date(instant));

describe('createSessionHash', () => {
  it('keeps the hash of a session through a UTC month', () => {
    expect(hashIn('2026-11-01T00:00:00.000Z')).toBe(hashIn('2026-11-30T23:59:59.999Z'));
    expect(hashIn('2026-11-30T23:59:59.999Z')).not.toBe(hashIn('2026-12-01T00:00:00.000Z'));
  });

  it('changes the hash of a session with every month of three years, in one process too', () => {
    const inOneProcess = createSessionHash(SECRET);
    const months = Array.from({ length: 36 }, (_, index) => new Date(Date.UTC(2026, index, 15)));
    // Months in mixed order: a memoized hash must not be used for another month.
    for (const first of months) {
      for (const second of months) {
        inOneProcess('a', first);
        expect(inOneProcess('a', second)).toBe(hashIn(second.toISOString()));
      }
    }
    expect(new Set(months.map((month) => hashIn(month.toISOString()))).size).toBe(36);
  });

  it('keeps sessions apart, also the empty one and those of another secret', () => {
    const at = new Date('2026-11-15T00:00:00Z');
    const hash = createSessionHash(SECRET);
    const sessions = ['', 'a', 'b', 'a'].map((session) => hash(session, at));
    expect(sessions[3]).toBe(sessions[1]);
    expect(new Set([...sessions, createSessionHash('another')('a', at)]).size).toBe(4);
  });

  it('is a signed 64-bit number in decimals', () => {
    const value = BigInt(hashIn('2026-11-15T00:00:00Z'));
    expect(BigInt.asIntN(64, value)).toBe(value);
  });
});
