import type {
  Announcement,
  AnnouncementInput,
  AnnouncementPreview,
} from '@seller-toolbox/contracts/announcements';

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
  | 'display_position'
> &
  Partial<Pick<AnnouncementPreview, 'removed'>>;

/** The preview of a draft, with the texts as the service would store them. */
export function toPreviewed(input: AnnouncementInput, stored: AnnouncementPreview): Previewed {
  const { start_time: start = null, end_time: end = null, click_action: action = null } = input;
  return { ...input, ...stored, start_time: start, end_time: end, click_action: action };
}
