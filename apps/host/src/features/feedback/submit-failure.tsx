import { Button, Notice } from '@seller-toolbox/ui';
import { useFeedbackWords } from './feedback-words.ts';
import { rejectionOf } from './rejection-text.ts';

export interface SubmitFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly onDismiss: () => void;
}

/** Says that nothing was sent and why; the form below still holds everything. */
export function SubmitFailure({ error, onRetry, onDismiss }: SubmitFailureProps) {
  const t = useFeedbackWords();
  const { title, lines } = rejectionOf(error, t);
  return (
    <Notice
      tone="bad"
      live="assertive"
      title={title}
      dismiss={{ label: t('failure.dismiss'), onDismiss }}
      actions={
        <Button size="s" icon="reset" onClick={onRetry}>
          {t('submit.retry')}
        </Button>
      }
    >
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  );
}
