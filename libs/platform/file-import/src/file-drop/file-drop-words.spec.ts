import { LANGUAGE_CODES } from '@seller-toolbox/words';
import { emptyWords, wordsShape } from '@seller-toolbox/words/words-shape';
import { FILE_DROP_WORD_LOADERS } from './file-drop-words.ts';
import { HAND_OVER_TROUBLES } from './handed-files.ts';

it.each(LANGUAGE_CODES)('every trouble has words in %s', async (code) => {
  const { default: words } = await FILE_DROP_WORD_LOADERS[code]();
  expect(emptyWords(words)).toEqual([]);
  expect(wordsShape(words)).toEqual(wordsShape((await FILE_DROP_WORD_LOADERS.zh()).default));
  expect(Object.keys(words.handOver)).toEqual([...HAND_OVER_TROUBLES]);
});
