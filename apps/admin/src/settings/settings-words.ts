import { definePageWords } from '../app/define-page-words.ts';
import type zh from './words/zh.json';

export const [settingsWords, useSettingsWords] = definePageWords<typeof zh>(
  'admin-settings',
  (language) => import(`./words/${language}.json`),
);

export const SETTINGS_KEY = ['settings'] as const;
