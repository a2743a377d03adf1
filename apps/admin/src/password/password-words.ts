import { definePageWords } from '../app/define-page-words.ts';
import type zh from './words/zh.json';

export const [passwordWords, usePasswordWords] = definePageWords<typeof zh>(
  'admin-password',
  (language) => import(`./words/${language}.json`),
);
