import { OptionalPart, type LazyPart } from '../app/loaded-page.tsx';
import { shownAnnouncementWords } from './shown-announcement-words.ts';
import { useAdminAnnouncements } from './use-admin-announcements.ts';

const STRIP: LazyPart = {
  words: shownAnnouncementWords,
  load: () => import('./announcement-strip.tsx').then((file) => file.AnnouncementStrip),
};

/** The announcements to admins, above every page. Their component is loaded if there are any. */
export function AdminAnnouncements() {
  const announcements = useAdminAnnouncements();
  return announcements.length > 0 && <OptionalPart part={STRIP} />;
}
