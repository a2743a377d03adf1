import type { LoadWords } from '@seller-toolbox/words';
import type zh from '../../locales/import/zh.json';

export type ImportWords = typeof zh;

/** The namespace of the texts that are loaded with the import. */
export const IMPORT_WORDS = 'restock-planner/import';

export const loadImportWords: LoadWords<ImportWords> = (language) =>
  import(`../../locales/import/${language}.json`);
