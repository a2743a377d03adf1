import { PageFrame } from '../parts/page-frame.tsx';
import { useFeedbackWords } from './feedback-words.ts';

export function FeedbackPage() {
  const t = useFeedbackWords();
  return <PageFrame title={t('head.title')} line={t('head.line')} />;
}
