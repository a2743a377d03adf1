import { PageFrame } from '../parts/page-frame.tsx';
import { useSessionsWords } from './sessions-words.ts';

export function SessionsPage() {
  const t = useSessionsWords();
  return <PageFrame title={t('head.title')} />;
}
