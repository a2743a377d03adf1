import { usePlatformWords } from '@seller-toolbox/words/react';
import { reloadPage } from '@seller-toolbox/tool-kit';
import { Button, Notice, Skeleton } from '@seller-toolbox/ui';
import styles from './tables-loading.module.css';

export interface TablesLoadingProps {
  hasFailed: boolean;
  onRetry: () => void;
}

/** Shown while the rows load, or when loading failed, with a retry button. */
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
            reloadPage();
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
