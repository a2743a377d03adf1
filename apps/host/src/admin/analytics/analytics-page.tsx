import { PageFrame } from '../parts/page-frame.tsx';
import { useAnalyticsWords } from './analytics-words.ts';

export function AnalyticsPage() {
  const t = useAnalyticsWords();
  return <PageFrame title={t('head.title')} line={t('head.line')} />;
}
