import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { ErrorBoundary } from '@seller-toolbox/site-kit/error-boundary';
import { whenQuiet } from '../when-idle.ts';

/** Says what nobody waits for: no connection, a newer version, how to install. Nothing of it is loaded before the page is quiet. */
export function LaterNotices() {
  const [Notices, setNotices] = useState<ComponentType>();
  useEffect(
    () =>
      whenQuiet(() => {
        import('./page-notices.tsx').then(
          ({ PageNotices }) => setNotices(() => PageNotices),
          () => undefined,
        );
      }),
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
