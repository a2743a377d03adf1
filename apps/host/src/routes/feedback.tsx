import { HeadingFocus } from '../app/heading-focus.tsx';
import { OwnWords } from '../app/own-words.tsx';
import { FeedbackPage } from '../features/feedback/feedback-page.tsx';

export function FeedbackRoute() {
  return (
    <OwnWords namespace="feedback">
      <FeedbackPage />
      <HeadingFocus />
    </OwnWords>
  );
}
