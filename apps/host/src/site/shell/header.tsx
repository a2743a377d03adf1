import { LocalLink } from '@seller-toolbox/site-kit/local-link';
import { paths } from '@seller-toolbox/site-kit/paths';
import { useHostWords } from '../base/site-words.tsx';
import { HEADER_PAGES } from './header-pages.ts';
import styles from './header.module.css';
import { LanguageMenu } from './language-menu.tsx';
import { Logo } from '@seller-toolbox/site-kit/logo';
import { PaletteOpener } from './palette-opener.tsx';
import { SiteMenu } from './site-menu.tsx';
import { ThemeMenu } from './theme-menu.tsx';

export function Header() {
  const t = useHostWords();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <LocalLink to={paths.home} className={styles.logo}>
          <Logo />
          <span className={styles.name}>{t('site.name')}</span>
        </LocalLink>
        <nav className={styles.wide} aria-label={t('header.navigation')}>
          {HEADER_PAGES.map(([page]) => (
            <LocalLink key={page} to={paths[page]} className={styles.link}>
              {t(`header.${page}`)}
            </LocalLink>
          ))}
        </nav>
        <div className={styles.controls}>
          <PaletteOpener />
          <LanguageMenu />
          <ThemeMenu />
          <SiteMenu className={styles.small} />
        </div>
      </div>
    </header>
  );
}
