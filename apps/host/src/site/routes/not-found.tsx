import { useLocation } from 'react-router-dom';
import { HeadingFocus } from '@seller-toolbox/site-kit/heading-focus';
import { useBrowserValue } from '@seller-toolbox/site-kit/hydration-hooks';
import { paths } from '@seller-toolbox/site-kit/paths';
import { HOME } from '../base/home-words.ts';
import { PageWordsBoundary } from '../base/page-words-boundary.tsx';
import { Hero } from '../../features/hub/hero.tsx';
import { Hub } from '../../features/hub/hub.tsx';
import { NotFoundNotice } from '../../features/hub/not-found-notice.tsx';
import { PersonalToolsSection } from '../../features/personal-tools/personal-tools-section.tsx';

/** The home page with a notice on top, for every address that nothing is at. */
export function NotFoundRoute() {
  const { pathname } = useLocation();
  const wanted = useBrowserValue(wantedTool(pathname), '');
  return (
    <PageWordsBoundary namespace={HOME}>
      <NotFoundNotice wantedTool={wanted} />
      <Hero headingLevel={2} />
      <Hub headingLevel={2}>
        <PersonalToolsSection />
      </Hub>
      <HeadingFocus />
    </PageWordsBoundary>
  );
}

/** Only below the tools can a tool have been meant. */
function wantedTool(pathname: string): string {
  if (!pathname.startsWith(`${paths.tools}/`)) return '';
  return pathname.split('/').filter(Boolean).at(-1) ?? '';
}
