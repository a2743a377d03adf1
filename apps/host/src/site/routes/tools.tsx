import { HeadingFocus } from '@seller-toolbox/site-kit/heading-focus';
import { Hub } from '../../features/hub/hub.tsx';
import { PersonalToolsSection } from '../../features/personal-tools/personal-tools-section.tsx';

export function ToolsRoute() {
  return (
    <>
      <Hub headingLevel={1}>
        <PersonalToolsSection />
      </Hub>
      <HeadingFocus />
    </>
  );
}
