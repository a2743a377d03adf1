import { LANGUAGE_CODES } from '@seller-toolbox/words';
import { emptyWords, wordsShape } from '@seller-toolbox/words/words-shape';
import { loadTitleListWords } from './title-list-words.ts';

const shapeOf = async (code: (typeof LANGUAGE_CODES)[number]) => {
  const { default: words } = await loadTitleListWords(code);
  expect(emptyWords(words)).toEqual([]);
  // Languages differ in their plural forms.
  return [...new Set(wordsShape(words).map((key) => key.replace(/_(one|other) /, ' ')))];
};

it.each(LANGUAGE_CODES)('the words of the list in %s have the keys and placeholders of zh', async (code) => {
  expect(await shapeOf(code)).toEqual(await shapeOf('zh'));
});
