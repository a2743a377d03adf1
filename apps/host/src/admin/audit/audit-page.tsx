import { PageFrame } from '../parts/page-frame.tsx';
import { useAuditWords } from './audit-words.ts';

export function AuditPage() {
  const t = useAuditWords();
  return <PageFrame title={t('head.title')} />;
}
