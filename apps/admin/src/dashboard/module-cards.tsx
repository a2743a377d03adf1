import { ADMIN_PAGES } from '../app/admin-pages.ts';
import { useFrameWords } from '../app/admin-words-context.tsx';
import { AdminLink } from '../layout/admin-link.tsx';
import { PageIcon } from '../layout/page-icon.tsx';
import { hasRole } from '../session/policies.ts';
import { useUser } from '../session/session-context.tsx';
import styles from './dashboard.module.css';
import { useDashboardWords } from './dashboard-words.ts';

const MODULES = ['analytics', 'feedback', 'announcements', 'tools', 'users'] as const;

/** The parts of the section that the admin may use. */
export function ModuleCards() {
  const t = useDashboardWords();
  const frame = useFrameWords();
  const user = useUser();
  const modules = MODULES.flatMap((name) => {
    const page = ADMIN_PAGES.find((each) => each.name === name);
    return page && hasRole(user, page.role) ? [{ name, page }] : [];
  });
  return (
    <section aria-labelledby="modules">
      <h2 id="modules" className={styles.heading}>
        {t('modules.title')}
      </h2>
      <ul className={styles.modules}>
        {modules.map(({ name, page }) => (
          <li key={name}>
            <AdminLink to={page.path} className={styles.module}>
              <span className={styles.moduleIcon}>
                <PageIcon name={page.icon} size={20} />
              </span>
              <span className={styles.moduleWords}>
                <b>{frame(`pages.${name}`)}</b>
                <span>{t(`modules.${name}`)}</span>
              </span>
            </AdminLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
