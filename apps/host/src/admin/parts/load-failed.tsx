import { Button, Notice } from '@seller-toolbox/ui';
import { useFrameWords } from '../app/admin-words-context.tsx';

/** Stands where something could not be read: why, and the way to try again. */
export function LoadFailed({ text, onRetry }: { text: string; onRetry: () => void }) {
  const t = useFrameWords();
  return (
    <Notice
      tone="bad"
      live="assertive"
      actions={
        <Button size="s" icon="reset" onClick={onRetry}>
          {t('state.retry')}
        </Button>
      }
    >
      {text}
    </Notice>
  );
}
