import { HeadingFocus } from '@seller-toolbox/site-kit/heading-focus';
import { OwnWords } from '../base/page-words-boundary.tsx';
import { PrivacyPage } from '../../features/legal/privacy-page.tsx';

export function PrivacyRoute() {
  return (
    <OwnWords namespace="privacy">
      <PrivacyPage />
      <HeadingFocus />
    </OwnWords>
  );
}
