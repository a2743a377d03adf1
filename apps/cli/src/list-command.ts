import { tools } from '@seller-toolbox/catalogue';
import { loadCatalogueWords } from '@seller-toolbox/catalogue/words';
import { LANGUAGE_CODES } from '@seller-toolbox/words';
import type { CliIo } from './io.ts';
import { writeJson } from './write-json.ts';

/** Prints all tools with their names in six languages. */
export async function listCommand(io: CliIo): Promise<number> {
  const words = await Promise.all(
    LANGUAGE_CODES.map(async (language) => ({ language, words: await loadCatalogueWords(language) })),
  );
  const rows = tools.map(({ id, category, status, hot }) => ({
    id,
    category,
    status,
    hot,
    names: Object.fromEntries(words.map(({ language, words }) => [language, words[id]?.title])),
  }));
  writeJson(rows, io);
  return 0;
}
