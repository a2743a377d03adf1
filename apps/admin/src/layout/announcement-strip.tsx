import { AnnouncementBar } from '@seller-toolbox/announcement-view/announcement-bar';
import { countSeen } from '@seller-toolbox/announcement-view/count-seen';
import { dismiss } from '@seller-toolbox/announcement-view/dismissals';
import styles from './announcement-strip.module.css';
import { useAdminAnnouncements } from './use-admin-announcements.ts';

/**
 * One at a time, wherever the public pages would show it: the section has one place for announcements. They do not rotate
 * above the work of an admin.
 */
export function AnnouncementStrip() {
  const announcements = useAdminAnnouncements();
  if (announcements.length === 0) return null;
  return (
    <div className={styles.strip}>
      <AnnouncementBar
        position="header"
        announcements={announcements}
        isFloating={false}
        isRotating={false}
        onSeen={countSeen}
        onClose={(item) => {
          dismiss(item);
          // The button that had the focus is gone.
          if (announcements.length === 1) document.querySelector('main')?.focus({ preventScroll: true });
        }}
      />
    </div>
  );
}
