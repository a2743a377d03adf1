import type { ReactNode } from 'react';
import { DeferredHydration } from '../base/hydration.tsx';
import { AnnouncementSpace } from './announcement-space.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { DeferredAnnouncements } from './deferred-announcements.tsx';
import { MAIN_ID, SkipLink } from './skip-link.tsx';
import styles from './shell.module.css';

/** Header and footer around a page. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <div className={styles.shell}>
      <SkipLink />
      <AnnouncementSpace position="header" />
      <DeferredHydration>
        <Header />
      </DeferredHydration>
      <AnnouncementSpace position="banner" />
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <DeferredHydration>
        <Footer />
      </DeferredHydration>
      <DeferredAnnouncements />
    </div>
  );
}
