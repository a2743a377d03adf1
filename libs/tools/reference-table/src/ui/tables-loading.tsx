import { usePlatformWords } from '@seller-toolbox/words/react';
import { loadPageAnew } from '@seller-toolbox/tool-kit';
import { Button, Notice, Skeleton } from '@seller-toolbox/ui';
import styles from './tables-loading.module.css';

export interface TablesLoadingProps {
  hasFailed: boolean;
  onRetry: () => void;
}

/** Until the rows are there; or that they did not come, with a way to try again. */
export function TablesLoading({ hasFailed, onRetry }: TablesLoadingProps) {
  const t = usePlatformWords();
  if (!hasFailed) {
    return (
      <div className={styles.loading}>
        <Skeleton label={t('frame.computing')} shape="row" count={6} />
      </div>
    );
  }
  return (
    <Notice
      tone="bad"
      live="polite"
      actions={
        <Button
          size="s"
          onClick={() => {
            onRetry();
            loadPageAnew();
          }}
        >
          {t('frame.retry')}
        </Button>
      }
    >
      {t('frame.failed')}
    </Notice>
  );
}
