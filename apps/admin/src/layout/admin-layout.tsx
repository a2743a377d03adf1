import { Badge } from '@seller-toolbox/ui';
import { Popover } from '@seller-toolbox/ui/popover';
import { useLanguage } from '@seller-toolbox/words/react';
import type { ReactNode } from 'react';
import { paths, withLanguage } from '@seller-toolbox/site-kit/paths';
import { Logo } from '@seller-toolbox/site-kit/logo';
import { useFrameWords } from '../app/admin-words-context.tsx';
import { adminPaths } from '../app/admin-paths.ts';
import { AdminAnnouncements } from './admin-announcements.tsx';
import styles from './admin-layout.module.css';
import { AdminLink } from './admin-link.tsx';
import { FrameNotices } from './frame-notices.tsx';
import { LanguageMenu, ThemeMenu } from './look-menus.tsx';
import { SideNavigation } from './side-navigation.tsx';
import { UserMenu } from './user-menu.tsx';
import { MoreIcon } from '@seller-toolbox/ui/more-icons';

const MAIN_ID = 'main';

/** Header and navigation around a page of the section. */
export function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.layout}>
      <SkipLink />
      <Header />
      <div className={styles.side}>
        <div className={styles.sticky}>
          <SideNavigation />
        </div>
      </div>
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        <AdminAnnouncements />
        <FrameNotices />
        {children}
      </main>
    </div>
  );
}

function SkipLink() {
  const t = useFrameWords();
  return (
    <a
      className="skip-link"
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(MAIN_ID)?.focus();
      }}
    >
      {t('frame.skip')}
    </a>
  );
}

function Header() {
  const t = useFrameWords();
  const language = useLanguage();
  return (
    <header className={styles.header}>
      <div className={styles.small}>
        <Popover label={t('frame.menu')} icon="menu" words="wide" align="start">
          {(close) => (
            <div className={styles.drop}>
              <SideNavigation onNavigate={close} />
            </div>
          )}
        </Popover>
      </div>
      <AdminLink to={adminPaths.dashboard} className={styles.logo}>
        <Logo />
        <span className={styles.name}>{t('frame.site')}</span>
        <Badge tone="accent">{t('frame.section')}</Badge>
      </AdminLink>
      <div className={styles.controls}>
        <a href={withLanguage(paths.home, language)} className={styles.home}>
          <MoreIcon name="house" size={18} />
          {t('user.home')}
        </a>
        <LanguageMenu />
        <ThemeMenu />
        <UserMenu />
      </div>
    </header>
  );
}
