import { definePageWords } from '../app/define-page-words.ts';
import type zh from './words/zh.json';

export const [loginWords, useLoginWords] = definePageWords<typeof zh>(
  'admin-login',
  (language) => import(`./words/${language}.json`),
);
