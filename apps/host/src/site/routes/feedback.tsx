import { HeadingFocus } from '@seller-toolbox/site-kit/heading-focus';
import { PageWordsBoundary } from '../base/page-words-boundary.tsx';
import { FeedbackPage } from '../../features/feedback/feedback-page.tsx';

export function FeedbackRoute() {
  return (
    <PageWordsBoundary namespace="feedback">
      <FeedbackPage />
      <HeadingFocus />
    </PageWordsBoundary>
  );
}
