import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { ErrorBoundary } from '@seller-toolbox/browser-kit/error-boundary';
import { whenIdle } from '../base/when-idle.ts';

/** After announcements, which a visitor should see first. */
const QUIET_MS = 1000;

/** Low priority notices: no connection, a newer version, how to install. They load only when the page is idle. */
export function DeferredNotices() {
  const [Notices, setNotices] = useState<ComponentType>();
  useEffect(
    () =>
      whenIdle(() => {
        import('./page-notices.tsx').then(
          ({ PageNotices }) => setNotices(() => PageNotices),
          () => undefined,
        );
      }, QUIET_MS),
    [],
  );
  if (!Notices) return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <Notices />
      </Suspense>
    </ErrorBoundary>
  );
}
