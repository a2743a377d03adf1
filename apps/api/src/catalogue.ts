import { tools } from '@seller-toolbox/catalogue';
import { loadAssistant } from '@seller-toolbox/catalogue/assistants';
import { loadEngine } from '@seller-toolbox/catalogue/engines';
import { loadCatalogueWords } from '@seller-toolbox/catalogue/words';
import { isLanguage, LANGUAGE_CODES } from '@seller-toolbox/words';
import type { ToolCatalogue } from './features/tools/tool-catalogue.ts';

const loadWords: ToolCatalogue['loadWords'] = async (language) =>
  isLanguage(language) ? loadCatalogueWords(language) : {};

/** The tools of this build. */
export const catalogue: ToolCatalogue = {
  tools,
  languages: LANGUAGE_CODES,
  loadEngine,
  loadAssistant,
  loadWords,
  loadTitles: async (language) => {
    return new Map(Object.entries(await loadWords(language)).map(([id, { title }]) => [id, title]));
  },
};
