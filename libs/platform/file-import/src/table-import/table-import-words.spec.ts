import { LANGUAGE_CODES } from '@seller-toolbox/words';
import { emptyWords, wordsShape } from '@seller-toolbox/words/words-shape';
import { TABLE_IMPORT_WORD_LOADERS } from './table-import-words.ts';

it.each(LANGUAGE_CODES)('the words around a table in %s are those of zh', async (code) => {
  const { default: words } = await TABLE_IMPORT_WORD_LOADERS[code]();
  expect(emptyWords(words)).toEqual([]);
  expect(wordsShape(words)).toEqual(wordsShape((await TABLE_IMPORT_WORD_LOADERS.zh()).default));
});
