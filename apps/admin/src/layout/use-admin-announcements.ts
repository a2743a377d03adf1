import { announcementsForAdmins } from '@seller-toolbox/api-client/announcement-review';
import { useLanguage } from '@seller-toolbox/words/react';
import { useSyncExternalStore } from 'react';
import { dismissals, isDismissed } from '@seller-toolbox/announcement-view/dismissals';
import { byPriority, type ActiveList } from '@seller-toolbox/announcement-view/use-active-announcements';
import { MINUTE } from '@seller-toolbox/tool-contract/durations';
import { ANNOUNCEMENTS_KEY } from '../announcements/announcement-list.ts';
import { useServiceQuery } from '../session/use-service.ts';

const NOTHING: ActiveList = [];
/** One may begin or end while the page stays open. */
const EVERY_MS = 5 * MINUTE;

/** The active announcements for admins, without dismissed ones, the most important first; empty until the answer. */
export function useAdminAnnouncements(): ActiveList {
  const language = useLanguage();
  const known = useSyncExternalStore(dismissals.subscribe, dismissals.read);
  const { data = NOTHING } = useServiceQuery(
    [...ANNOUNCEMENTS_KEY, 'active', language],
    (options) => announcementsForAdmins(language, options),
    { everyMs: EVERY_MS, keepsLast: true },
  );
  return byPriority(data).filter((item) => !item.is_closable || !isDismissed(item, known));
}
