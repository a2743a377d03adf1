import { listFeedbackBatches, undoFeedbackBatch } from '@seller-toolbox/api-client/feedback-review';
import type { FeedbackBatch } from '@seller-toolbox/contracts/feedback';
import { Button, Notice } from '@seller-toolbox/ui';
import { useFormat } from '@seller-toolbox/words/react';
import { MINUTE } from '@seller-toolbox/tool-contract/durations';
import { useErrorText } from '../parts/error-text.ts';
import { useNotify } from '../parts/notices.tsx';
import { useServiceChange, useServiceQuery } from '../session/use-service.ts';
import { FEEDBACK_KEY } from './feedback-key.ts';
import styles from './feedback-undo.module.css';
import { useFeedbackWords } from './feedback-words.ts';
import { useFailureTexts } from './use-failure-texts.ts';

/** The batches of the last ten minutes, each with its undo; also after a reload. */
export function FeedbackUndo() {
  const { data = [] } = useServiceQuery([...FEEDBACK_KEY, 'batches'], listFeedbackBatches, {
    everyMs: MINUTE,
  });
  if (data.length === 0) return null;
  return (
    <div className={styles.batches}>
      {data.map((batch) => (
        <Undoable key={batch.id} batch={batch} />
      ))}
    </div>
  );
}

function Undoable({ batch }: { batch: FeedbackBatch }) {
  const t = useFeedbackWords();
  const format = useFormat();
  const notify = useNotify();
  const textOf = useErrorText();
  const failureTexts = useFailureTexts();
  const { mutate, isPending } = useServiceChange(undoFeedbackBatch, [FEEDBACK_KEY]);
  const { count, status, undo_until: until } = batch;
  const what = status
    ? t('batch.set', { count, status: t(`status.${status}`) })
    : t('batch.deleted', { count });

  function undo() {
    mutate(batch.id, {
      onSuccess: ({ restored, skipped }) => {
        if (skipped === 0) notify({ tone: 'ok', text: t('undo.done', { count: restored }) });
        else notify({ tone: 'warn', text: t('undo.partly', { count: restored, skipped }) });
      },
      onError: (error) => notify({ tone: 'bad', text: textOf(error, failureTexts) }),
    });
  }

  return (
    <Notice
      tone="info"
      actions={
        <Button size="s" icon="reset" busy={isPending} onClick={undo}>
          {t('undo.action')}
        </Button>
      }
    >
      {what} · {t('undo.until', { time: format.dateTime(new Date(until)) })}
    </Notice>
  );
}
