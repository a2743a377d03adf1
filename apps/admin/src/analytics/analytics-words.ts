import { definePageWords } from '../app/define-page-words.ts';
import type zh from './words/zh.json';

export const [analyticsWords, useAnalyticsWords] = definePageWords<typeof zh>(
  'admin-analytics',
  (language) => import(`./words/${language}.json`),
);
