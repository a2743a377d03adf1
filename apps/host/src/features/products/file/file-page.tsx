import { Skeleton } from '@seller-toolbox/ui';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { PageWordsBoundary } from '../../../site/base/page-words-boundary.tsx';
import { useHostWords } from '../../../site/base/site-words.tsx';
import { DialogBoundary } from '../dialog-boundary.tsx';
import styles from '../products-page.module.css';
import { useFileWords } from './file-words.ts';

const Workspace = lazy(async () => ({ default: (await import('./file-workspace.tsx')).FileWorkspace }));

/** A tool over the rows of a file: the file comes back with the results as columns. */
export function FilePage() {
  const t = useFileWords();
  const host = useHostWords();
  // The address names the tool after its `#`, which only the browser knows.
  const isInBrowser = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  const waiting = <Skeleton label={t('head.loading')} shape="block" count={2} />;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>{host('header.file')}</h1>
        <p>{t('head.line')}</p>
      </header>
      <DialogBoundary>
        <Suspense fallback={waiting}>
          {isInBrowser ? (
            <PageWordsBoundary namespace="products">
              <Workspace />
            </PageWordsBoundary>
          ) : (
            waiting
          )}
        </Suspense>
      </DialogBoundary>
    </div>
  );
}
