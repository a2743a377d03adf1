import { readPublishedTools } from '@seller-toolbox/api/published-tools';
import { tools } from '@seller-toolbox/catalogue';
import { loadCatalogueWords } from '@seller-toolbox/catalogue/words';
import { LANGUAGE_CODES } from '@seller-toolbox/words';
import type { CliIo } from './io.ts';
import { writeJson } from './write-json.ts';

/** Prints all tools that are not off, with their names in six languages. */
export async function listCommand(io: CliIo): Promise<number> {
  const words = await Promise.all(
    LANGUAGE_CODES.map(async (language) => ({ language, words: await loadCatalogueWords(language) })),
  );
  const { off, noticeOf } = readPublishedTools(io.environment);
  const listed = tools.filter(({ id }) => !off.has(id));
  const rows = listed.map(({ id, category, status, hot }) => ({
    id,
    category,
    status,
    hot,
    names: Object.fromEntries(words.map(({ language, words }) => [language, words[id]?.title])),
    // Left out of JSON where there is none.
    notice: noticeOf(id),
  }));
  writeJson(rows, io);
  return 0;
}
