import { LANGUAGE_CODES } from '@seller-toolbox/words';
import { emptyWords, wordsShape } from '@seller-toolbox/words/words-shape';
import { loadTableImportWords } from './table-import-words.ts';

it.each(LANGUAGE_CODES)('the words around a table in %s are those of zh', async (code) => {
  const { default: words } = await loadTableImportWords(code);
  expect(emptyWords(words)).toEqual([]);
  expect(wordsShape(words)).toEqual(wordsShape((await loadTableImportWords('zh')).default));
});
