import { definePageWords } from '../app/define-page-words.ts';
import type zh from './words/zh.json';

export const [feedbackWords, useFeedbackWords] = definePageWords<typeof zh>(
  'admin-feedback',
  (language) => import(`./words/${language}.json`),
);
