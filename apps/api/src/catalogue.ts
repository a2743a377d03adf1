import { tools } from '@seller-toolbox/catalogue';
import { loadEngine } from '@seller-toolbox/catalogue/engines';
import { loadCatalogueWords } from '@seller-toolbox/catalogue/words';
import { isLanguage, LANGUAGE_CODES } from '@seller-toolbox/words';
import type { ToolCatalogue } from './features/tools/tool-catalogue.ts';

/** The tools of this build. */
export const catalogue: ToolCatalogue = {
  tools,
  languages: LANGUAGE_CODES,
  loadEngine,
  loadTitles: async (language) => {
    const words = isLanguage(language) ? await loadCatalogueWords(language) : {};
    return new Map(Object.entries(words).map(([id, { title }]) => [id, title]));
  },
};
