import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from '@seller-toolbox/site-kit/error-boundary';
import { useStoredPart } from '@seller-toolbox/site-kit/hydration-hooks';
import { favoriteTools, recentTools } from '../../site/base/personal-tools.ts';
import styles from './kept-tools.module.css';

const count = (ids: readonly string[]) => ids.length;

// Whoever comes for the first time has nothing to look after.
const KeptToolsBar = lazy(async () => ({ default: (await import('./kept-tools-bar.tsx')).KeptToolsBar }));

/** Room for what can be done with the visitor's own lists of tools, where there are any. */
export function KeptTools() {
  const favorites = useStoredPart(favoriteTools, count, 0);
  const recent = useStoredPart(recentTools, count, 0);
  // Stays to offer the way back after all was cleared.
  const [isCleared, setCleared] = useState(false);
  return (
    <div className={styles.room}>
      <ErrorBoundary fallback={() => null}>
        <Suspense>{(isCleared || favorites + recent > 0) && <KeptToolsBar onClear={setCleared} />}</Suspense>
      </ErrorBoundary>
    </div>
  );
}
