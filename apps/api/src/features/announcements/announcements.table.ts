import type {
  AnnouncementLanguage,
  AnnouncementStatus,
  AnnouncementTemplateFields,
  AnnouncementType,
  AnnouncementVersion,
  DisplayPosition,
  TargetAudience,
  Translation,
} from '@seller-toolbox/contracts';
import type { ColumnType, Insertable, Selectable } from 'kysely';

/** `created_by` is the id of the admin, `created_by_username` the name at that time. */
export interface AnnouncementTable {
  id: string;
  title: string;
  /** Sanitized HTML. */
  content: string;
  type: AnnouncementType;
  priority: number;
  /** The status chosen by the admin: see `effectiveStatus`. */
  status: AnnouncementStatus;
  target_audience: TargetAudience;
  display_position: DisplayPosition;
  start_time: Date | null;
  end_time: Date | null;
  click_action: string | null;
  is_closable: boolean;
  /** Of title and content. */
  language: AnnouncementLanguage;
  translations: ColumnType<Translation[], string, string>;
  created_by: ColumnType<string, string, never>;
  created_by_username: ColumnType<string, string, never>;
  created_at: ColumnType<Date, Date, never>;
  /** The version; each change sets a later one. */
  updated_at: Date;
  /** Sessions that followed the action; counting does not change the version. */
  view_count: ColumnType<number, never, number>;
  /** Sessions that saw the announcement. */
  seen_count: ColumnType<number, never, number>;
}

export type AnnouncementRow = Selectable<AnnouncementTable>;
export type NewAnnouncement = Insertable<AnnouncementTable>;

/** An announcement as it was saved. `saved_by` is the name at that time. */
export interface AnnouncementVersionTable {
  announcement_id: string;
  version: number;
  saved_at: Date;
  saved_by: string;
  /** Times are ISO 8601. */
  fields: ColumnType<StoredVersion, string, never>;
}

/** The fields that an admin writes. */
export type StoredVersion = Omit<AnnouncementVersion, 'version' | 'saved_at' | 'saved_by'>;
export type AnnouncementVersionRow = Selectable<AnnouncementVersionTable>;

/** What a new announcement can start from. `saved_by` is the name at that time. */
export interface AnnouncementTemplateTable {
  id: string;
  name: string;
  fields: ColumnType<AnnouncementTemplateFields, string, never>;
  saved_by: string;
  saved_at: Date;
}

export type AnnouncementTemplateRow = Selectable<AnnouncementTemplateTable>;
export type NewAnnouncementTemplate = Insertable<AnnouncementTemplateTable>;

/** `view`: the announcement was in the viewport for a second; `click`: its action was followed. */
export type ViewKind = 'view' | 'click';

/** Counted sessions. The hash differs per announcement, so that sessions cannot be linked. */
export interface AnnouncementViewTable {
  announcement_id: string;
  kind: ViewKind;
  session_hash: Buffer;
  viewed_at: Date;
}
