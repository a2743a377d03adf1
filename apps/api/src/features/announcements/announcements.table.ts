import type {
  AnnouncementStatus,
  AnnouncementType,
  DisplayPosition,
  TargetAudience,
  Translation,
} from '@seller-toolbox/contracts';
import type { ColumnType, Insertable, Selectable } from 'kysely';

/** Made by an admin; `created_by` is the user's id, and the name as it was then. */
export interface AnnouncementTable {
  id: string;
  title: string;
  /** Cleaned HTML. */
  content: string;
  type: AnnouncementType;
  priority: number;
  /** As the admin chose it: see `effectiveStatus`. */
  status: AnnouncementStatus;
  target_audience: TargetAudience;
  display_position: DisplayPosition;
  start_time: Date | null;
  end_time: Date | null;
  click_action: string | null;
  is_closable: boolean;
  translations: ColumnType<Translation[], string, string>;
  created_by: ColumnType<string, string, never>;
  created_by_username: ColumnType<string, string, never>;
  created_at: ColumnType<Date, Date, never>;
  /** The version: each change makes it later. */
  updated_at: Date;
  /** Sessions that followed the announcement; a view does not make it a new version. */
  view_count: ColumnType<number, never, number>;
}

export type AnnouncementRow = Selectable<AnnouncementTable>;
export type NewAnnouncement = Insertable<AnnouncementTable>;

/** Which sessions were counted; the hash differs per announcement, so that no session can be followed. */
export interface AnnouncementViewTable {
  announcement_id: string;
  session_hash: Buffer;
  viewed_at: Date;
}
