import { Skeleton } from '@seller-toolbox/ui';
import { lazy, Suspense } from 'react';
import styles from './products-page.module.css';
import { useProductsWords } from './products-words.ts';

// All pages name the files that this one imports: it imports few.
const Workspace = lazy(async () => ({ default: (await import('./workspace.tsx')).Workspace }));

/** The visitor's products: one list in the browser that feeds the tools. */
export function ProductsPage() {
  const t = useProductsWords();
  const waiting = <Skeleton label={t('head.loading')} shape="block" count={3} />;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>{t('head.title')}</h1>
        <p>{t('head.line')}</p>
      </header>
      <Suspense fallback={waiting}>
        <Workspace waiting={waiting} />
      </Suspense>
    </div>
  );
}
