import { definePageWords } from '../app/define-page-words.ts';
import type zh from './words/zh.json';

export const [aiWords, useAiWords] = definePageWords<typeof zh>(
  'admin-ai',
  (language) => import(`./words/${language}.json`),
);
