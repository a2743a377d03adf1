import { PageFrame } from '../parts/page-frame.tsx';
import { useDashboardWords } from './dashboard-words.ts';

export function DashboardPage() {
  const t = useDashboardWords();
  return <PageFrame title={t('head.title')} />;
}
