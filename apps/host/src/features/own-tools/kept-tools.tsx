import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from '../../app/error-boundary.tsx';
import { useStored } from '../../app/hydrated.ts';
import { favoriteTools, recentTools } from '../../app/own-tools.ts';
import styles from './kept-tools.module.css';

const NONE: readonly string[] = [];

// Whoever comes for the first time has nothing to look after.
const KeptToolsBar = lazy(async () => ({ default: (await import('./kept-tools-bar.tsx')).KeptToolsBar }));

/** Room for what can be done with the visitor's own lists of tools, where there are any. */
export function KeptTools() {
  const favorites = useStored(favoriteTools, NONE);
  const recent = useStored(recentTools, NONE);
  // Stays to offer the way back after all was cleared.
  const [isCleared, setCleared] = useState(false);
  return (
    <div className={styles.room}>
      <ErrorBoundary fallback={() => null}>
        <Suspense>
          {(isCleared || favorites.length + recent.length > 0) && <KeptToolsBar onClear={setCleared} />}
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
