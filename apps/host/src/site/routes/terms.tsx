import { HeadingFocus } from '@seller-toolbox/site-kit/heading-focus';
import { PageWordsBoundary } from '../base/page-words-boundary.tsx';
import { TermsPage } from '../../features/legal/terms-page.tsx';

export function TermsRoute() {
  return (
    <PageWordsBoundary namespace="terms">
      <TermsPage />
      <HeadingFocus />
    </PageWordsBoundary>
  );
}
