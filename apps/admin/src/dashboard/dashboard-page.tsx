import { useFrameWords } from '../app/admin-words-context.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { useUser } from '../session/session-context.tsx';
import styles from './dashboard.module.css';
import { useDashboardWords } from './dashboard-words.ts';
import { ModuleCards } from './module-cards.tsx';
import { Overview } from './overview.tsx';
import { QuickActions } from './quick-actions.tsx';
import { SystemState } from './system-state.tsx';

/** What an admin sees first: figures, the ways on, and how the service is. */
export function DashboardPage() {
  const t = useDashboardWords();
  const frame = useFrameWords();
  const { full_name: name, username, role } = useUser();
  return (
    <PageFrame
      title={t('head.title')}
      line={t('head.line', { name: name || username, role: frame(`roles.${role}`) })}
    >
      <Overview />
      <ModuleCards />
      <div className={styles.columns}>
        <SystemState />
        <QuickActions />
      </div>
    </PageFrame>
  );
}
