import type { LoadWords } from '@seller-toolbox/words';
import type zh from './words/zh.json';

export type ReportImportWords = typeof zh;

export const REPORT_IMPORT_WORDS = 'report-import';

export const loadReportImportWords: LoadWords<ReportImportWords> = (language) =>
  import(`./words/${language}.json`);
