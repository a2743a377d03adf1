import { LANGUAGE_CODES } from '@seller-toolbox/words';
import { emptyWords, wordsShape } from '@seller-toolbox/words/words-shape';
import { loadBuilderWords } from './builder-words.ts';

describe('words of the listing builder', () => {
  it.each(LANGUAGE_CODES)('in %s have the keys and placeholders of zh', async (code) => {
    const { default: words } = await loadBuilderWords(code);
    const { default: zh } = await loadBuilderWords('zh');
    expect(emptyWords(words)).toEqual([]);
    expect(wordsShape(words)).toEqual(wordsShape(zh));
  });
});
