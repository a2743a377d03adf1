import { createKeyedHash, keyedHashOfDay, keyFor } from './keyed-hash.ts';

const SECRET = 'a secret of the tests';
const NOON = Date.parse('2026-11-21T12:00:00Z');
const MIDNIGHT = Date.parse('2026-11-22T00:00:00Z');

describe('a keyed hash', () => {
  it('is the same for the same text, purpose and secret, and has 256 bits', () => {
    const hash = createKeyedHash('visits', SECRET);
    expect(hash('a')).toEqual(createKeyedHash('visits', SECRET)('a'));
    expect(hash('a')).toHaveLength(32);
  });

  it('differs for another text, purpose or secret', () => {
    const hashes = [
      createKeyedHash('visits', SECRET)('a'),
      createKeyedHash('visits', SECRET)('b'),
      createKeyedHash('counters', SECRET)('a'),
      createKeyedHash('visits', 'another secret')('a'),
    ];
    expect(new Set(hashes.map((hash) => hash.toString('hex'))).size).toBe(4);
  });

  it('is stable over versions: stored hashes are found again', () => {
    expect(createKeyedHash('visits', SECRET)('a').toString('hex')).toMatchInlineSnapshot(
      `"2d4579ae4ded5ee2e74710861dd573897682ff02b09268ab8ce689a3a11e34bc"`,
    );
    expect(keyFor('visits', SECRET).toString('hex')).toMatchInlineSnapshot(
      `"f13508a1db3eb34269263cd0493c10b02bc660f92ed7b214111c0f26d23d220e"`,
    );
  });
});

describe('a keyed hash of the day', () => {
  const at = (instant: number) => keyedHashOfDay('visits', SECRET, instant)('a').toString('hex');

  it('is the same until midnight UTC, and differs afterwards', () => {
    expect(at(MIDNIGHT - 1)).toBe(at(NOON));
    expect(at(MIDNIGHT)).not.toBe(at(NOON));
  });
});
