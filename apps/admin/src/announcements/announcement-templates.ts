import type { AnnouncementDraft } from './announcement-draft.ts';

/** What is written often, in every language of the site. */
export const TEMPLATES = ['maintenance', 'newTool', 'feesUpdating', 'problem'] as const;
export type Template = (typeof TEMPLATES)[number];

/** Whether nothing would be lost by a template. */
export function isUnwritten({ title, content, translations }: AnnouncementDraft): boolean {
  return title.trim() === '' && content.trim() === '' && translations.length === 0;
}
