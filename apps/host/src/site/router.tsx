import { Suspense, useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { Shell } from './shell/shell.tsx';
import { useUsageTracking } from '../features/usage-tracking/usage-tracking-context.tsx';
import { endWaitForUse } from '@seller-toolbox/browser-kit/first-use';
import { ErrorBoundary } from '@seller-toolbox/browser-kit/error-boundary';
import { ErrorPage } from './error-page.tsx';
import { rememberPage } from './base/last-page.ts';
import { pageHead, usePageHead } from './base/page-head.ts';
import { pageAt } from './pages.ts';
import { useCatalogueWords, useHostWords } from './base/site-words.tsx';

/** The router's key of the address that a page was loaded at. */
const FIRST_LOCATION = 'default';

/** The frame of the site around the page of the address. */
export function SiteRoutes() {
  const { pathname, key } = useLocation();
  // Whatever has led elsewhere, the frame follows it.
  if (key !== FIRST_LOCATION) endWaitForUse();
  const { page, name } = pageAt(pathname);
  const head = pageHead(name, { t: useHostWords(), catalogue: useCatalogueWords() });
  usePageHead(head);
  usePageViews(pathname, head.title);
  return (
    <Shell>
      <ErrorBoundary key={name} fallback={(retry) => <ErrorPage onRetry={retry} />}>
        <Suspense>
          <page.Page key={name} />
        </Suspense>
      </ErrorBoundary>
    </Shell>
  );
}

/** Counts the view of each path once, even if its title changes. */
function usePageViews(pathname: string, title: string): void {
  const { pageViewed } = useUsageTracking();
  const report = useEffectEvent((path: string) => pageViewed(path, title));
  useEffect(() => {
    rememberPage(pathname);
    report(pathname);
  }, [pathname]);
}
