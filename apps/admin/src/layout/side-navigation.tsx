import { Badge, classNames } from '@seller-toolbox/ui';
import { useFormat } from '@seller-toolbox/words/react';
import { useLocation } from 'react-router-dom';
import { ADMIN_PAGES } from '../app/admin-pages.ts';
import { useFrameWords } from '../app/admin-words-context.tsx';
import { useNewFeedback } from '../feedback/use-new-feedback.ts';
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
              {name === 'feedback' && <NewFeedback />}
            </AdminLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NewFeedback() {
  const t = useFrameWords();
  const format = useFormat();
  const count = useNewFeedback();
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      <Badge tone="info">
        <span aria-hidden="true">{format.number(count)}</span>
        <span className="visually-hidden">{t('frame.newFeedback', { count })}</span>
      </Badge>
    </span>
  );
}
