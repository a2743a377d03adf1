import { useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { usePlatformWords } from '@seller-toolbox/words/react';
import { Button } from '@seller-toolbox/ui';
import type { PackingEngine } from '../engine/packing-calculator.engine.ts';
import type zh from '../locales/zh.json';
import styles from './search-control.module.css';

/** The button that restarts the search; during a search its progress and the button that stops it. */
export function SearchControl({ tool: { state, place } }: { tool: Tool<PackingEngine> }) {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  return (
    <div className={styles.control}>
      {state.status === 'running' ? (
        <>
          <Button onClick={state.cancel}>{platform('frame.cancel')}</Button>
          {/* The native element: loading the kit's progress bar would take too long for two seconds. */}
          <progress className={styles.share} value={state.share} aria-label={t('ui.searching')} />
        </>
      ) : (
        <Button size="s" icon="search" onClick={() => place({})}>
          {t('ui.searchAgain')}
        </Button>
      )}
    </div>
  );
}
