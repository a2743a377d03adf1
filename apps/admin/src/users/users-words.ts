import { definePageWords } from '../app/define-page-words.ts';
import type zh from './words/zh.json';

export const [usersWords, useUsersWords] = definePageWords<typeof zh>(
  'admin-users',
  (language) => import(`./words/${language}.json`),
);
