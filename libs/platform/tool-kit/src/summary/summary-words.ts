import type { LoadWords } from '@seller-toolbox/words';
import type zh from './words/zh.json';

export const SUMMARY_WORDS = 'summary';

export const loadSummaryWords: LoadWords<typeof zh> = (language) => import(`./words/${language}.json`);
