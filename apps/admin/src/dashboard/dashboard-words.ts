import { definePageWords } from '../app/define-page-words.ts';
import type zh from './words/zh.json';

export const [dashboardWords, useDashboardWords] = definePageWords<typeof zh>(
  'admin-dashboard',
  (language) => import(`./words/${language}.json`),
);
