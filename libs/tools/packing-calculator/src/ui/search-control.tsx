import { useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { usePlatformWords } from '@seller-toolbox/words/react';
import { Button } from '@seller-toolbox/ui';
import type { PackingEngine } from '../engine/worked-example.engine.ts';
import type zh from '../locales/zh.json';
import styles from './search-control.module.css';

/** The button that searches anew; while a search goes on, how far it is and the button that stops it. */
export function SearchControl({ tool: { state, place } }: { tool: Tool<PackingEngine> }) {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  return (
    <div className={styles.control}>
      {state.status === 'running' ? (
        <>
          <Button onClick={state.cancel}>{platform('frame.cancel')}</Button>
          {/* The browser's own: a bar of the kit would come too late for two seconds. */}
          <progress className={styles.share} value={state.share} aria-label={t('ui.searching')} />
        </>
      ) : (
        <Button variant="primary" onClick={() => place({})}>
          {platform('frame.run')}
        </Button>
      )}
    </div>
  );
}
