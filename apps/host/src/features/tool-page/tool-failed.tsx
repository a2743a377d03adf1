import { Button, Notice } from '@seller-toolbox/ui';
import { retryOrReload } from '@seller-toolbox/browser-kit/reload-page';
import { useHostWords } from '../../site/base/site-words.tsx';

/** Shown where a tool could not be loaded or threw an error. */
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
