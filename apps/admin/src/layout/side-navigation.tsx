import { classNames } from '@seller-toolbox/ui';
import { useLocation } from 'react-router-dom';
import { ADMIN_PAGES } from '../app/admin-pages.ts';
import { useFrameWords } from '../app/admin-words-context.tsx';
import { hasRole } from '../session/policies.ts';
import { useUser } from '../session/session-context.tsx';
import { AdminLink } from './admin-link.tsx';
import { PageIcon } from './page-icon.tsx';
import styles from './side-navigation.module.css';

/** The pages that the admin may see; no dead entries for the others. */
export function SideNavigation({ onNavigate }: { onNavigate?: () => void }) {
  const t = useFrameWords();
  const user = useUser();
  const { pathname } = useLocation();
  const pages = ADMIN_PAGES.filter(({ role }) => hasRole(user, role));
  return (
    <nav aria-label={t('frame.navigation')}>
      <ul className={styles.list}>
        {pages.map(({ name, path, icon }) => (
          <li key={name}>
            <AdminLink
              to={path}
              className={classNames(styles.link, path === pathname && styles.current)}
              aria-current={path === pathname ? 'page' : undefined}
              onClick={onNavigate}
            >
              <PageIcon name={icon} />
              {t(`pages.${name}`)}
            </AdminLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
