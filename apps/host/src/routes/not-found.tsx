import { tools } from '@seller-toolbox/catalogue';
import { useLocation } from 'react-router-dom';
import { HeadingFocus } from '../app/heading-focus.tsx';
import { useIsHydrated } from '../app/hydrated.ts';
import { Hero } from '../features/hub/hero.tsx';
import { Hub } from '../features/hub/hub.tsx';
import { NotFoundNotice } from '../features/hub/not-found-notice.tsx';

/** The home page with a notice on top, for every address that nothing is at. */
export function NotFoundRoute() {
  const { pathname } = useLocation();
  const hydrated = useIsHydrated();
  return (
    <>
      <NotFoundNotice wantedTool={hydrated ? lastPart(pathname) : ''} />
      <Hero toolCount={tools.length} headingLevel={2} />
      <Hub headingLevel={2} />
      <HeadingFocus />
    </>
  );
}

function lastPart(pathname: string): string {
  return pathname.split('/').filter(Boolean).at(-1) ?? '';
}
