import { tools } from '@seller-toolbox/catalogue';
import { Suspense } from 'react';
import { ErrorBoundary } from '@seller-toolbox/site-kit/error-boundary';
import { HeadingFocus } from '@seller-toolbox/site-kit/heading-focus';
import { OwnWords } from '../base/page-words-boundary.tsx';
import { AboutSite } from '../../features/hub/about-site.tsx';
import { Hero } from '../../features/hub/hero.tsx';
import { Hub } from '../../features/hub/hub.tsx';
import { KeptTools } from '../../features/personal-tools/kept-tools.tsx';

export function HomeRoute() {
  return (
    <>
      <Hero toolCount={tools.length} headingLevel={1} />
      <Hub headingLevel={2}>
        <KeptTools />
      </Hub>
      <ErrorBoundary fallback={() => null}>
        <Suspense>
          <OwnWords namespace="home">
            <AboutSite />
          </OwnWords>
        </Suspense>
      </ErrorBoundary>
      <HeadingFocus />
    </>
  );
}
