import type { LoadWords } from '@seller-toolbox/words';
import type zh from './words/zh.json';

export type TableImportWords = typeof zh;

export const TABLE_IMPORT_WORDS = 'table-import';

export const loadTableImportWords: LoadWords<TableImportWords> = (language) =>
  import(`./words/${language}.json`);
