import type { Announcement, AnnouncementInput } from '@seller-toolbox/contracts/announcements';

/** The displayed fields of an announcement, saved or not. */
export type Previewed = Pick<
  Announcement,
  | 'title'
  | 'content'
  | 'type'
  | 'status'
  | 'priority'
  | 'target_audience'
  | 'start_time'
  | 'end_time'
  | 'is_closable'
  | 'click_action'
  | 'language'
  | 'translations'
>;

/** The preview of a draft. */
export function toPreviewed(input: AnnouncementInput): Previewed {
  const { start_time: start = null, end_time: end = null, click_action: action = null } = input;
  return { ...input, start_time: start, end_time: end, click_action: action };
}
