import { HeadingFocus } from '../app/heading-focus.tsx';
import { OwnWords } from '../app/own-words.tsx';
import { TermsPage } from '../features/legal/terms-page.tsx';

export function TermsRoute() {
  return (
    <OwnWords namespace="terms">
      <TermsPage />
      <HeadingFocus />
    </OwnWords>
  );
}
