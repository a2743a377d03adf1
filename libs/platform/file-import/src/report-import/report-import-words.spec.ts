import { LANGUAGE_CODES } from '@seller-toolbox/words';
import { emptyWords, wordsShape } from '@seller-toolbox/words/words-shape';
import { loadReportImportWords } from './report-import-words.ts';

it.each(LANGUAGE_CODES)('the words around reports in %s are those of zh', async (code) => {
  const { default: words } = await loadReportImportWords(code);
  expect(emptyWords(words)).toEqual([]);
  expect(wordsShape(words)).toEqual(wordsShape((await loadReportImportWords('zh')).default));
});
