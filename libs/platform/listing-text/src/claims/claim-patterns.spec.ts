import { addPatterns, emptyPatterns, matchPatterns } from './claim-patterns.ts';
import { claimTokens } from './claim-tokens.ts';

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
