import { PageFrame } from '../parts/page-frame.tsx';
import { useAnnouncementsWords } from './announcements-words.ts';

export function AnnouncementsPage() {
  const t = useAnnouncementsWords();
  return <PageFrame title={t('head.title')} line={t('head.line')} />;
}
