import { definePageWords } from '../app/define-page-words.ts';
import type zh from './words/zh.json';

export const [ratesWords, useRatesWords] = definePageWords<typeof zh>(
  'admin-rates',
  (language) => import(`./words/${language}.json`),
);
