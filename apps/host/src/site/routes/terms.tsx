import { HeadingFocus } from '@seller-toolbox/site-kit/heading-focus';
import { OwnWords } from '../base/page-words-boundary.tsx';
import { TermsPage } from '../../features/legal/terms-page.tsx';

export function TermsRoute() {
  return (
    <OwnWords namespace="terms">
      <TermsPage />
      <HeadingFocus />
    </OwnWords>
  );
}
