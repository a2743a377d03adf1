import type { ReactNode } from 'react';
import { HydratesLater } from '../base/hydration.tsx';
import { AnnouncementRoom } from './announcement-space.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LateAnnouncements } from './late-announcements.tsx';
import { MAIN_ID, SkipLink } from './skip-link.tsx';
import styles from './shell.module.css';

/** Header and footer around a page. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <div className={styles.shell}>
      <SkipLink />
      <AnnouncementRoom position="header" />
      <HydratesLater>
        <Header />
      </HydratesLater>
      <AnnouncementRoom position="banner" />
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <HydratesLater>
        <Footer />
      </HydratesLater>
      <LateAnnouncements />
    </div>
  );
}
