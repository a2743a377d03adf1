import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from '@seller-toolbox/browser-kit/error-boundary';
import { useStoredPart } from '@seller-toolbox/site-kit/hydration-hooks';
import { favoriteTools, recentTools } from '../../site/base/personal-tools.ts';
import styles from './personal-tools-section.module.css';

const count = (ids: readonly string[]) => ids.length;

// A first visit has no personal tools, so the bar is not loaded.
const PersonalToolsBar = lazy(async () => ({
  default: (await import('./personal-tools-bar.tsx')).PersonalToolsBar,
}));

/** Reserves space for the bar of the personal tools, and loads it if there are any. */
export function PersonalToolsSection() {
  const favorites = useStoredPart(favoriteTools, count, 0);
  const recent = useStoredPart(recentTools, count, 0);
  // Stays after clearing, to offer an undo.
  const [isCleared, setCleared] = useState(false);
  return (
    <div className={styles.section}>
      <ErrorBoundary fallback={() => null}>
        <Suspense>
          {(isCleared || favorites + recent > 0) && <PersonalToolsBar onClear={setCleared} />}
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
