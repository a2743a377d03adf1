import { HeadingFocus } from '@seller-toolbox/site-kit/heading-focus';
import { HOME } from '../base/home-words.ts';
import { PageWordsBoundary } from '../base/page-words-boundary.tsx';
import { Hub } from '../../features/hub/hub.tsx';
import { PersonalToolsSection } from '../../features/personal-tools/personal-tools-section.tsx';

export function ToolsRoute() {
  return (
    <PageWordsBoundary namespace={HOME}>
      <Hub headingLevel={1}>
        <PersonalToolsSection />
      </Hub>
      <HeadingFocus />
    </PageWordsBoundary>
  );
}
