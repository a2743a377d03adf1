import { definePageWords } from '../app/define-page-words.ts';
import type zh from './words/zh.json';

export const [auditWords, useAuditWords] = definePageWords<typeof zh>(
  'admin-audit',
  (language) => import(`./words/${language}.json`),
);
