import { definePageWords } from '../app/define-page-words.ts';
import type zh from './words/zh.json';

export const [sessionsWords, useSessionsWords] = definePageWords<typeof zh>(
  'admin-sessions',
  (language) => import(`./words/${language}.json`),
);
