import { usePlatformWords } from '@seller-toolbox/i18n/react';
import { Button, Notice, Skeleton } from '@seller-toolbox/ui';

export interface TablesLoadingProps {
  hasFailed: boolean;
  onRetry: () => void;
}

/** Until the rows are there; or that they did not come, with a way to try again. */
export function TablesLoading({ hasFailed, onRetry }: TablesLoadingProps) {
  const t = usePlatformWords();
  if (!hasFailed) return <Skeleton label={t('frame.computing')} shape="row" count={6} />;
  return (
    <Notice
      tone="bad"
      live="polite"
      actions={
        <Button size="s" onClick={onRetry}>
          {t('frame.retry')}
        </Button>
      }
    >
      {t('frame.failed')}
    </Notice>
  );
}
