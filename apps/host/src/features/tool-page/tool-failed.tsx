import { Button, Notice } from '@seller-toolbox/ui';
import { retryOrReload } from '../../site/base/outdated-build.ts';
import { useHostWords } from '../../site/base/site-words.tsx';

/** Stands where a tool could not be loaded or broke. */
export function ToolFailed({ onRetry }: { onRetry: () => void }) {
  const t = useHostWords();
  return (
    <Notice
      tone="bad"
      live="assertive"
      title={t('tool.failedTitle')}
      actions={
        <Button icon="reset" onClick={() => retryOrReload(onRetry)}>
          {t('error.retry')}
        </Button>
      }
    >
      {t('tool.failedText')}
    </Notice>
  );
}
