import { addPatterns } from './claim-patterns.ts';
import { claimTokens } from './claim-tokens.ts';
import { matchPatterns } from './match-patterns.ts';
import { emptyPatterns } from './pattern-index.ts';

const matchesOf = (line: string, text: string, classes = {}) => {
  const patterns = emptyPatterns<'rule'>();
  addPatterns(patterns, { rule: line }, classes);
  return matchPatterns(claimTokens(text), patterns).map(({ kind, from, to }) => [kind, from, to]);
};

describe('matchPatterns', () => {
  it.each([
    ['sale ends', 'sale ends', true],
    ['sale ~1 ends', 'sale soon ends', true],
    ['sale ~1 ends', 'sale very soon ends', false],
    ['sale ~1 ends', 'sale, ends', false],
    ['sale ~~1 ends', 'sale, ends', true],
    ['sale [now] ends', 'sale ends', true],
    ['^ sale .', 'sale', true],
    ['^ sale .', 'sale sign', false],
    ['pre*', 'preis', true],
    ['token+', 'token', true],
    ['token+', 'tokens', true],
    ['token+', 'tokenss', false],
    ['N + fans', '9 + fans', true],
    ['*preis', 'tiefpreis', true],
    ['*preis*', 'tiefpreise', true],
    ['*preis*', 'preisknaller', true],
    ['*preis*', 'tiefpreisig', false],
    ['N % off', '20 percent off', true],
    ['RATING stars', '4.7 stars', true],
    ['RATING stars', '4 stars', false],
    ['RATING stars', '4.75 stars', false],
    ['RATING stars', '5.9 stars', true],
    ['RATING stars', '6.0 stars', false],
    ['@germs gone', 'moths gone', true],
    // A single character and a class are looked up with the word after them.
    ['N pieces|sets', '9 sets', true],
    ['N pieces|sets', '9 screws', false],
    ['N set*', '9 sets', true],
    ['N ~1 sets', '9 big sets', true],
    ['N [big] sets', '9 sets', true],
    ['N .', '9', true],
    ['菌|菌_が 増', '菌増', true],
    ['菌|菌_が 増', '菌が増', true],
    ['菌|菌_が 増', '菌の増', false],
    ['菌 N', '菌9', true],
  ])('"%s" in "%s": %s', (line, text, isThere) => {
    expect(matchesOf(line, text, { germs: 'moths mice' }).length > 0).toBe(isThere);
  });

  it.each([
    ['- sale', 'exception'],
    ['? sale', 'subject'],
    ['! sale', 'unnegated'],
    ['!! sale', 'certain'],
    ['?! sale', 'unnegated-subject'],
    ['-? sale', 'subject-exception'],
    ['~ sale', 'bare'],
    ['?~ sale', 'bare-subject'],
    ['sale', 'claim'],
  ])('"%s" is of the kind %s', (line, kind) => {
    expect(matchesOf(line, 'sale')).toEqual([[kind, 0, 1]]);
  });

  it('gives the longest match of a pattern', () => {
    expect(matchesOf('free gift|gift_card', 'free gift card')).toEqual([['claim', 0, 3]]);
  });

  it.each([
    ['kills ~3 =moths', 'it kills all the moths', { from: 4, to: 5 }],
    ['=clothes_moths ~3 gone', 'clothes moths are gone', { from: 0, to: 2 }],
  ])('shows only the marked part of "%s"', (line, text, shown) => {
    const patterns = emptyPatterns<'rule'>();
    addPatterns(patterns, { rule: line }, {});
    expect(matchPatterns(claimTokens(text), patterns)).toMatchObject([{ shown }]);
  });

  it.each(['free *', '@unknown'])('rejects the line "%s"', (line) => {
    expect(() => matchesOf(line, 'free')).toThrow(RangeError);
  });
});
