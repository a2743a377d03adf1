import type { ReactNode } from 'react';
import { DeferredHydration } from '../base/hydration.tsx';
import { AnnouncementSpace } from './announcement-space.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { MAIN_ID, SkipLink } from './skip-link.tsx';
import styles from './shell.module.css';

// The same elements in each render: boundaries that have not hydrated stay as they are.
const HEADER = (
  <DeferredHydration>
    <Header />
  </DeferredHydration>
);
const FOOTER = (
  <DeferredHydration>
    <Footer />
  </DeferredHydration>
);

/** Header and footer around a page. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <div className={styles.shell}>
      <SkipLink />
      <AnnouncementSpace position="header" />
      {HEADER}
      <AnnouncementSpace position="banner" />
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {FOOTER}
    </div>
  );
}
