import type { AnnouncementTemplate } from '@seller-toolbox/contracts/announcement-templates';
import { toDraft, type AnnouncementDraft } from './announcement-draft.ts';
import { ANNOUNCEMENTS_KEY } from './announcement-list.ts';

export const TEMPLATES_KEY = [...ANNOUNCEMENTS_KEY, 'templates'] as const;

/** What is written often, in every language of the site. */
export const TEMPLATES = ['maintenance', 'newTool', 'feesUpdating', 'problem'] as const;
export type Template = (typeof TEMPLATES)[number];

/** Whether nothing would be lost by a template. */
export function isUnwritten({ title, content, translations }: AnnouncementDraft): boolean {
  return title.trim() === '' && content.trim() === '' && translations.length === 0;
}

/** The draft of a new announcement from a template that an admin has saved. */
export function savedTemplateDraft({ announcement }: AnnouncementTemplate): AnnouncementDraft {
  return toDraft({ ...announcement, status: 'draft', start_time: null, end_time: null });
}
