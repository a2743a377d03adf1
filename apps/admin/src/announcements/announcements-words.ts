import { definePageWords } from '../app/define-page-words.ts';
import type zh from './words/zh.json';

export const [announcementsWords, useAnnouncementsWords] = definePageWords<typeof zh>(
  'admin-announcements',
  (language) => import(`./words/${language}.json`),
);
