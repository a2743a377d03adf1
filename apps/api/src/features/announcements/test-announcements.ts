import type { AnnouncementInput, Translation } from '@seller-toolbox/contracts';
import type { AnnouncementFields } from './announcements.mapper.ts';
import type { AnnouncementRow } from './announcements.table.ts';

const WRITTEN = new Date('2026-11-21T10:00:00.000Z');
const TRANSLATIONS: Translation[] = [{ language_code: 'en', title: 'Notice', content: 'Tonight' }];

const TEXTS_AND_TIMES = {
  title: '维护通知',
  content: '<b>今晚</b>维护',
  type: 'info',
  priority: 0,
  status: 'active',
  target_audience: 'all',
  display_position: 'header',
  start_time: null,
  end_time: null,
  click_action: '/tools',
  is_closable: true,
  language: 'zh',
} as const;

/** The editable columns of an announcement that is shown to all visitors immediately. */
export const ANNOUNCEMENT_FIELDS: AnnouncementFields = {
  ...TEXTS_AND_TIMES,
  translations: JSON.stringify(TRANSLATIONS),
};

/** The same as API input, with overrides. */
export function announcementInput(more: Partial<AnnouncementInput> = {}): AnnouncementInput {
  return { ...TEXTS_AND_TIMES, translations: TRANSLATIONS, ...more };
}

/** The whole row, with overrides. */
export function announcementRow(more: Partial<AnnouncementRow> = {}): AnnouncementRow {
  return {
    ...TEXTS_AND_TIMES,
    id: '01939000-0000-7000-8000-00000000000d',
    translations: TRANSLATIONS,
    created_by: '01939000-0000-7000-8000-00000000000b',
    created_by_username: 'mei',
    created_at: WRITTEN,
    updated_at: WRITTEN,
    view_count: 0,
    seen_count: 0,
    ...more,
  };
}
