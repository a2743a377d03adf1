import { tools } from '@seller-toolbox/catalogue';
import { Suspense } from 'react';
import { ErrorBoundary } from '../app/error-boundary.tsx';
import { HeadingFocus } from '../app/heading-focus.tsx';
import { OwnWords } from '../app/own-words.tsx';
import { AboutSite } from '../features/hub/about-site.tsx';
import { Hero } from '../features/hub/hero.tsx';
import { Hub } from '../features/hub/hub.tsx';
import { KeptTools } from '../features/own-tools/kept-tools.tsx';

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
