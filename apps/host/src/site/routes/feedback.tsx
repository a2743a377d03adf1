import { HeadingFocus } from '@seller-toolbox/site-kit/heading-focus';
import { OwnWords } from '../base/page-words-boundary.tsx';
import { FeedbackPage } from '../../features/feedback/feedback-page.tsx';

export function FeedbackRoute() {
  return (
    <OwnWords namespace="feedback">
      <FeedbackPage />
      <HeadingFocus />
    </OwnWords>
  );
}
