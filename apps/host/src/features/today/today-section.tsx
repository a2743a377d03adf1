import { ErrorBoundary } from '@seller-toolbox/browser-kit/error-boundary';
import { Suspense, useEffect, useLayoutEffect, useState, type ComponentType } from 'react';
import { useHostWords } from '../../site/base/site-words.tsx';
import { favoriteTools, recentTools } from '../../site/base/personal-tools.ts';
import { showPersonalRow } from '../../site/base/personal-order.ts';
import { loadInPause } from '../../site/base/load-in-pause.ts';
import { whenIdle } from '../../site/base/when-idle.ts';
import { TodayPlace } from './today-place.tsx';
import styles from './today-section.module.css';

let loaded: ComponentType | undefined;

/** Reserves the space of what is new today, and loads it when the page is idle for the first time: the shared page contains nothing personal. */
export function TodaySection() {
  const t = useHostWords();
  const [Today, setToday] = useState(() => loaded);
  useLayoutEffect(
    () => showPersonalRow({ favorites: favoriteTools.read(), recent: recentTools.read() }, document),
    [],
  );
  useEffect(
    () =>
      whenIdle(
        () =>
          loadInPause(
            () => import('./today.tsx'),
            (file) => {
              loaded = file.Today;
              setToday(() => file.Today);
            },
          ),
        0,
      ),
    [],
  );
  return (
    <section className={styles.today} aria-labelledby="today-title">
      <h2 id="today-title" className={styles.title}>
        {t('hub.today')}
      </h2>
      <ErrorBoundary fallback={() => <TodayPlace />}>
        <Suspense fallback={<TodayPlace />}>{Today ? <Today /> : <TodayPlace />}</Suspense>
      </ErrorBoundary>
    </section>
  );
}
