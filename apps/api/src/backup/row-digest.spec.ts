import fc from 'fast-check';
import { createHashList, differenceOf } from './hash-list.ts';
import { createRowDigest } from './row-digest.ts';

const rows = fc.array(fc.constantFrom('["a"]', '["b"]', '["c"]', '[null]'), { maxLength: 8 });
const digestOf = (lines: readonly string[]) => {
  const digest = createRowDigest();
  lines.forEach(digest.add);
  return `${digest.rows()} ${digest.checksum()}`;
};
const count = (lines: readonly string[], line: string) => lines.filter((one) => one === line).length;

describe('the checksum of rows', () => {
  it('is the same for the same rows in any order, and for no others', () => {
    fc.assert(
      fc.property(rows, rows, (one, other) => {
        const isSame = [...one].sort().join() === [...other].sort().join();
        expect(digestOf(one) === digestOf(other)).toBe(isSame);
      }),
      { numRuns: 500 },
    );
  });

  it('is the same for a row as text and as bytes', () => {
    const [text, bytes] = [createRowDigest(), createRowDigest()];
    text.add('["水"]');
    bytes.add(Buffer.from('["水"]'));
    expect(text.checksum()).toBe(bytes.checksum());
    expect(text.checksum()).toMatch(/^[0-9a-f]{32}$/);
    expect(createRowDigest().checksum()).toBe('0'.repeat(32));
  });
});

describe('the difference of two lists of rows', () => {
  it('counts the rows that each list has more of than the other', () => {
    fc.assert(
      fc.property(rows, rows, (one, other) => {
        const listOf = (lines: readonly string[]) => {
          const hashes = createHashList();
          const digest = createRowDigest(hashes.add);
          lines.forEach(digest.add);
          return hashes.sorted();
        };
        const more = (a: readonly string[], b: readonly string[]) =>
          [...new Set(a)].reduce((sum, line) => sum + Math.max(0, count(a, line) - count(b, line)), 0);
        expect(differenceOf(listOf(one), listOf(other))).toEqual([more(one, other), more(other, one)]);
      }),
    );
  });

  it('is correct beyond the initial capacity', () => {
    const [one, other] = [createHashList(), createHashList()];
    for (let row = 5000n; row > 0n; row -= 1n) one.add(row);
    for (let row = 2n; row <= 5001n; row += 1n) other.add(row);
    expect(one.sorted()).toHaveLength(5000);
    expect(differenceOf(one.sorted(), other.sorted())).toEqual([1, 1]);
  });
});
