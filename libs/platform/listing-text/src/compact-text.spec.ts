import fc from 'fast-check';
import { compactPhrase, compactText, findJoinedOccurrences } from './compact-text.ts';
import { segmentWords } from './words.ts';

const SPELLINGS = ['leakproof', 'leak-proof', 'leak proof', 'Leak‑Proof', 'LEAK  PROOF'];

const found = (text: string, keyword: string) =>
  findJoinedOccurrences(segmentWords(text, 'en'), keyword).map(({ start, end, isWhole }) => [
    text.slice(start, end),
    isWhole,
  ]);

describe('compactPhrase', () => {
  it.each(SPELLINGS)('writes %j as one word', (spelling) => {
    expect(compactPhrase(spelling)).toBe('leakproof');
  });

  it.each([
    ['-', '-'],
    ['a - b', 'a-b'],
    [' usb-c ', 'usbc'],
    ["women's", 'womens'],
    ['women’s', 'womens'],
    [`2.9' base`, `2.9'base`],
    ["dogs' bed", "dogs'bed"],
  ])('keeps a dash that joins nothing: %j is %j', (phrase, compact) => {
    expect(compactPhrase(phrase)).toBe(compact);
  });
});

describe('findJoinedOccurrences', () => {
  it.each(SPELLINGS.flatMap((keyword) => SPELLINGS.map((written) => [keyword, written])))(
    'finds %j written as %j',
    (keyword, written) => {
      expect(found(`A ${written} lid`, keyword)).toEqual([[written, true]]);
    },
  );

  it.each([
    ["Women's Shoes", 'womens shoes'],
    ['Womens Shoes', 'women’s shoes'],
  ])('finds the keyword in %j without its apostrophe: %j', (text, keyword) => {
    expect(found(text, keyword)).toEqual([[text, true]]);
  });

  it('reports an occurrence inside a longer word as partial', () => {
    expect(found('leakproofing', 'leak proof')).toEqual([['leakproof', false]]);
  });

  it.each([
    ['no leak. Proof', 'leak proof'],
    ['Bottle - Leak', 'bottle leak'],
    ['anything', ' '],
  ])('does not join over punctuation: %j, %j', (text, keyword) => {
    expect(found(text, keyword)).toEqual([]);
  });
});

describe('compactText', () => {
  it('maps each character back to its place', () => {
    const unit = fc.constantFrom(..."aB -  \n–水🙂İ'’");
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 40 }), (text) => {
        const { compact, toOffset } = compactText(text);
        for (let at = 0; at < compact.length; at += 1) {
          const original = text[toOffset(at)] ?? '';
          expect([original, original.toLowerCase()]).toContain(compact[at]);
        }
      }),
    );
  });
});
