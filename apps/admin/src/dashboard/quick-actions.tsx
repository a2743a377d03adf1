import { useLanguage } from '@seller-toolbox/words/react';
import { Card, menuItem, type IconName } from '@seller-toolbox/ui';
import { MoreIcon, type MoreIconName } from '@seller-toolbox/ui/more-icons';
import { useState } from 'react';
import { paths, withLanguage } from '@seller-toolbox/site-kit/paths';
import { adminPaths } from '../app/admin-paths.ts';
import { useFrameWords } from '../app/admin-words-context.tsx';
import { AdminLink } from '../layout/admin-link.tsx';
import { PageIcon } from '../layout/page-icon.tsx';
import { ChangePassword } from '../password/change-password.tsx';
import { canManageAnnouncements, canManageFeedback } from '../session/policies.ts';
import { useUser } from '../session/session-context.tsx';
import styles from './dashboard.module.css';
import { useDashboardWords } from './dashboard-words.ts';

/** The most frequent actions that the admin may do. */
export function QuickActions() {
  const t = useDashboardWords();
  const frame = useFrameWords();
  const user = useUser();
  const language = useLanguage();
  const [changesPassword, setChangesPassword] = useState(false);
  return (
    <Card title={t('actions.title')}>
      <div className={styles.actions}>
        {canManageFeedback(user) && (
          <Action
            to={`${adminPaths.feedback}?status=new`}
            icon="message-square"
            text={t('actions.feedback')}
          />
        )}
        {canManageAnnouncements(user) && (
          <Action to={`${adminPaths.announcements}?new=1`} icon="megaphone" text={t('actions.announce')} />
        )}
        <Action to={adminPaths.sessions} icon="devices" text={t('actions.sessions')} />
        <button type="button" className={menuItem.item} onClick={() => setChangesPassword(true)}>
          <MoreIcon name="key" size={18} />
          <span className={menuItem.words}>{frame('user.changePassword')}</span>
        </button>
        <a href={withLanguage(paths.home, language)} className={menuItem.item}>
          <MoreIcon name="house" size={18} />
          <span className={menuItem.words}>{frame('user.home')}</span>
        </a>
      </div>
      {changesPassword && <ChangePassword onClose={() => setChangesPassword(false)} />}
    </Card>
  );
}

function Action({ to, icon, text }: { to: string; icon: IconName | MoreIconName; text: string }) {
  return (
    <AdminLink to={to} className={menuItem.item}>
      <PageIcon name={icon} />
      <span className={menuItem.words}>{text}</span>
    </AdminLink>
  );
}
