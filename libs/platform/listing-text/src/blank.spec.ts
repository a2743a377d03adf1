import { isBlank } from './blank.ts';

describe('isBlank', () => {
  it.each([
    ['nothing', ''],
    ['spaces', ' \t\n'],
    ['a full-width space', '\u3000'],
    ['direction marks', '\u200e\u200f\u202e'],
    ['a zero-width space', '\u200b'],
    ['a control character', '\u0000'],
  ])('is true for %s', (_title, text) => {
    expect(isBlank(text)).toBe(true);
  });

  it.each([
    ['a letter', 'a'],
    ['punctuation', '!'],
    ['an emoji', '🙂'],
    ['a lone surrogate', '\ud83d'],
    ['a letter among direction marks', '\u200fa\u200f'],
  ])('is false for %s', (_title, text) => {
    expect(isBlank(text)).toBe(false);
  });
});
