import * as fc from 'fast-check';
import { looseIndex } from './loose-index.ts';
import { matchesLoosely, toLooseWord } from './loose-match.ts';

const parts = fc.constantFrom('water', 'wat', 'a', 'aaaa', 'bottle', 'with', '水杯', '-', 'b', '🔥', 'é');
const word = fc.array(parts, { minLength: 1, maxLength: 4 }).map((found) => found.join(''));

describe('looseIndex', () => {
  it('finds the same words as matchesLoosely', () => {
    const keyword = fc.array(word, { minLength: 1, maxLength: 3 }).map((found) => found.join(' '));
    fc.assert(
      fc.property(fc.uniqueArray(word, { maxLength: 12 }), keyword, (given, wanted) => {
        const words = given.map(toLooseWord);
        const compared = words.flatMap((each, index) => (matchesLoosely(each, wanted) ? [index] : []));
        expect([...looseIndex(words)(wanted)].sort((a, b) => a - b)).toEqual(compared);
      }),
      { numRuns: 1000 },
    );
  });

  it('finds nothing without words', () => {
    expect(looseIndex([])('water').size).toBe(0);
  });
});
