import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { ErrorBoundary } from '@seller-toolbox/browser-kit/error-boundary';
import { loadInPause } from '../base/load-in-pause.ts';
import { whenIdle } from '../base/when-idle.ts';

/** After announcements, which a visitor should see first. */
const QUIET_MS = 1000;

/** Low priority notices: no connection, a newer version, how to install. They load only when the page is idle. */
export function DeferredNotices() {
  const [Notices, setNotices] = useState<ComponentType>();
  useEffect(
    () =>
      whenIdle(
        () =>
          loadInPause(
            () => import('./page-notices.tsx'),
            ({ PageNotices }) => setNotices(() => PageNotices),
          ),
        QUIET_MS,
      ),
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
