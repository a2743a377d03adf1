import {
  announcementText,
  isClickAction,
  type ActiveAnnouncement,
  type ActiveQuery,
  type Announcement,
  type AnnouncementInput,
  type AnnouncementVersion,
} from '@seller-toolbox/contracts';
import type {
  AnnouncementRow,
  AnnouncementVersionRow,
  NewAnnouncement,
  StoredVersion,
} from './announcements.table.ts';
import { effectiveStatus } from './effective-status.ts';

type Language = ActiveQuery['language'];

/** An announcement for visitors, in `language` if translated, else as in `announcementText`. */
export function toActiveAnnouncement(row: AnnouncementRow, language: Language): ActiveAnnouncement {
  const { title, content } = announcementText(row, language);
  return { ...shownOf(row), title, content };
}

/** A row of the admin list. */
export function toAnnouncement(row: AnnouncementRow, now: Date): Announcement {
  return {
    ...shownOf(row),
    status: effectiveStatus(row, now),
    stored_status: row.status,
    language: row.language,
    translations: row.translations,
    created_by_username: row.created_by_username,
    created_at: row.created_at.toISOString(),
    view_count: row.view_count,
    seen_count: row.seen_count,
  };
}

function shownOf(row: AnnouncementRow): ActiveAnnouncement {
  return {
    id: row.id,
    title: row.title,
    content: row.content,
    type: row.type,
    priority: row.priority,
    target_audience: row.target_audience,
    display_position: row.display_position,
    start_time: row.start_time?.toISOString() ?? null,
    end_time: row.end_time?.toISOString() ?? null,
    // Checked again, because the row may come from an old backup or a manual edit.
    click_action: row.click_action !== null && isClickAction(row.click_action) ? row.click_action : null,
    is_closable: row.is_closable,
    updated_at: row.updated_at.toISOString(),
  };
}

/** What is kept of a saved announcement. */
export function toStoredVersion(row: AnnouncementRow): StoredVersion {
  const { language, title, content, type, priority, status, target_audience, display_position } = row;
  const { click_action, is_closable, translations } = row;
  return {
    ...{ language, title, content, type, priority, status, target_audience, display_position },
    start_time: row.start_time?.toISOString() ?? null,
    end_time: row.end_time?.toISOString() ?? null,
    ...{ click_action, is_closable, translations },
  };
}

/** A row of the history. */
export function toVersion({
  version,
  saved_at,
  saved_by,
  fields,
}: AnnouncementVersionRow): AnnouncementVersion {
  const instant = (text: string | null) => text && new Date(text).toISOString();
  return {
    ...{ version, saved_at: saved_at.toISOString(), saved_by },
    ...fields,
    start_time: instant(fields.start_time),
    end_time: instant(fields.end_time),
  };
}

export type AnnouncementFields = Omit<
  NewAnnouncement,
  'id' | 'created_by' | 'created_by_username' | 'created_at' | 'updated_at'
>;

/** The columns that an admin writes. */
export function toFields(input: AnnouncementInput): AnnouncementFields {
  return {
    title: input.title,
    content: input.content,
    type: input.type,
    priority: input.priority,
    status: input.status,
    target_audience: input.target_audience,
    display_position: input.display_position,
    start_time: toDate(input.start_time),
    end_time: toDate(input.end_time),
    click_action: input.click_action ?? null,
    is_closable: input.is_closable,
    language: input.language,
    translations: JSON.stringify(input.translations),
  };
}

function toDate(text: string | null | undefined): Date | null {
  return text ? new Date(text) : null;
}
