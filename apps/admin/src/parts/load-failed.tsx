import { Button, Notice } from '@seller-toolbox/ui';
import { useState } from 'react';
import { useFrameWords } from '../app/admin-words-context.tsx';

/** Stands where something could not be read: why, and the way to try again, which stays when the rest is dismissed. */
export function LoadFailed({ text, onRetry }: { text: string; onRetry: () => void }) {
  const t = useFrameWords();
  const [isDismissed, setDismissed] = useState(false);
  const retry = (
    <Button size="s" icon="reset" onClick={onRetry}>
      {t('state.retry')}
    </Button>
  );
  if (isDismissed) return <div>{retry}</div>;
  return (
    <Notice
      tone="bad"
      live="assertive"
      actions={retry}
      dismiss={{ label: t('frame.dismiss'), onDismiss: () => setDismissed(true) }}
    >
      {text}
    </Notice>
  );
}
