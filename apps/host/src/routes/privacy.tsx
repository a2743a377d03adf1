import { HeadingFocus } from '../app/heading-focus.tsx';
import { OwnWords } from '../app/own-words.tsx';
import { PrivacyPage } from '../features/legal/privacy-page.tsx';

export function PrivacyRoute() {
  return (
    <OwnWords namespace="privacy">
      <PrivacyPage />
      <HeadingFocus />
    </OwnWords>
  );
}
