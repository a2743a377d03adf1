import { HeadingFocus } from '@seller-toolbox/site-kit/heading-focus';
import { PageWordsBoundary } from '../base/page-words-boundary.tsx';
import { PrivacyPage } from '../../features/legal/privacy-page.tsx';

export function PrivacyRoute() {
  return (
    <PageWordsBoundary namespace="privacy">
      <PrivacyPage />
      <HeadingFocus />
    </PageWordsBoundary>
  );
}
