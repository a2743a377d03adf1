import { visitUnspacedWords } from './unspaced-words.ts';

function wordsOf(stretch: string): string[] {
  const words: string[] = [];
  visitUnspacedWords(stretch, (word) => words.push(word));
  return words;
}

describe('visitUnspacedWords', () => {
  it('cuts a stretch longer than a slice into the same words as sentence by sentence', () => {
    const sentence = '防水蓝牙耳机适合户外运动';
    const once = wordsOf(sentence);
    expect(wordsOf(sentence.repeat(100))).toEqual(Array.from({ length: 100 }, () => once).flat());
  });

  it('keeps every character', () => {
    const stretch = '防水\u{20000}タオル'.repeat(150);
    expect(wordsOf(stretch).join('')).toBe(stretch);
  });

  it('ends for one word longer than a slice', () => {
    const stretch = 'ー'.repeat(999);
    expect(wordsOf(stretch).join('')).toBe(stretch);
  });
});
