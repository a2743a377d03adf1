import * as z from 'zod/mini';
import { ANNOUNCEMENT_TYPES, DISPLAY_POSITIONS, TARGET_AUDIENCES } from './announcement-kinds.data.ts';

/** A row of `GET /announcements/active`, in one language. */
export const activeAnnouncementSchema = z.object({
  id: z.string(),
  /** Plain text of one line. */
  title: z.string(),
  /** Simple HTML, as in `ANNOUNCEMENT_HTML`. */
  content: z.string(),
  type: z.enum(ANNOUNCEMENT_TYPES),
  /** Higher is more important. */
  priority: z.int(),
  target_audience: z.enum(TARGET_AUDIENCES),
  display_position: z.enum(DISPLAY_POSITIONS),
  start_time: z.nullable(z.string()),
  end_time: z.nullable(z.string()),
  click_action: z.nullable(z.string()),
  is_closable: z.boolean(),
  /** The version: an edited announcement is shown again after dismissal. */
  updated_at: z.string(),
});
export type ActiveAnnouncement = z.infer<typeof activeAnnouncementSchema>;
export const activeAnnouncementsSchema = z.array(activeAnnouncementSchema);
