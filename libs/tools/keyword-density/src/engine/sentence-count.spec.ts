import { countSentences } from './sentence-count.ts';

describe('countSentences', () => {
  it.each([
    ['stops, exclamation and question marks', 'Cold. Hot! Both? Yes.', 4],
    ['small letters after a stop', 'one. two. three', 3],
    ['a last sentence without a stop', 'One. Two', 2],
    ['runs of stops', 'Wow!!! Really?!', 2],
    ['a stop inside quotes', '"Great." Really.', 2],
    ['Chinese stops without spaces', '保温。保冷！可靠', 3],
    ['lines without stops', 'Keeps cold\nKeeps hot\n\nNo sweat', 3],
  ])('counts %s', (_title, text, count) => {
    expect(countSentences(text)).toBe(count);
  });

  it('ends for a run of a million stops inside a word, for which backtracking took hours', () => {
    expect(countSentences(`a${'.'.repeat(1_000_000)}a`)).toBe(1);
    expect(countSentences(`a${'.'.repeat(1_000_000)}`)).toBe(1);
  });

  it.each([
    ['the point of a number', 'A 3.5 mm jack', 1],
    ['the point of an address', 'See example.com today.', 1],
    ['punctuation alone', '... !!! ?', 0],
    ['nothing', ' ', 0],
  ])('does not end a sentence at %s', (_title, text, count) => {
    expect(countSentences(text)).toBe(count);
  });
});
