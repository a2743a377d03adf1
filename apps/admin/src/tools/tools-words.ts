import { definePageWords } from '../app/define-page-words.ts';
import type zh from './words/zh.json';

export const [toolsWords, useToolsWords] = definePageWords<typeof zh>(
  'admin-tools',
  (language) => import(`./words/${language}.json`),
);
