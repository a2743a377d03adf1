import { LANGUAGE_CODES } from '@seller-toolbox/words';
import { emptyWords, wordsShape } from '@seller-toolbox/words/words-shape';
import { loadFileDropWords } from './file-drop-words.ts';
import { IGNORED_FILES_REASONS } from './accepted-files.ts';

it.each(LANGUAGE_CODES)('every trouble has words in %s', async (code) => {
  const { default: words } = await loadFileDropWords(code);
  expect(emptyWords(words)).toEqual([]);
  expect(wordsShape(words)).toEqual(wordsShape((await loadFileDropWords('zh')).default));
  expect(Object.keys(words.handOver)).toEqual([...IGNORED_FILES_REASONS]);
});
