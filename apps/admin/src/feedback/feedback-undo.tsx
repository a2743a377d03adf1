import type { CallOptions } from '@seller-toolbox/api-client/call-api';
import { listFeedbackBatches, undoFeedbackBatch } from '@seller-toolbox/api-client/feedback-review';
import type { FeedbackUndo as UndoCounts } from '@seller-toolbox/contracts/feedback';
import { Button, Notice } from '@seller-toolbox/ui';
import { useFormat } from '@seller-toolbox/words/react';
import { MINUTE } from '@seller-toolbox/tool-contract/durations';
import { useErrorText } from '../parts/error-text.ts';
import { useNotify } from '../parts/notices.tsx';
import { runBatch } from '../parts/run-batch.ts';
import { useServiceChange, useServiceQuery } from '../session/use-service.ts';
import { FEEDBACK_KEY } from './feedback-key.ts';
import { operationsOf, type Operation } from './feedback-parts.ts';
import styles from './feedback-undo.module.css';
import { useFeedbackWords } from './feedback-words.ts';
import { useFailureTexts } from './use-failure-texts.ts';

/** What was done together in the last ten minutes, each with its undo; also after a reload. */
export function FeedbackUndo() {
  const { data = [] } = useServiceQuery([...FEEDBACK_KEY, 'batches'], listFeedbackBatches, {
    everyMs: MINUTE,
  });
  if (data.length === 0) return null;
  return (
    <div className={styles.batches}>
      {operationsOf(data).map((operation) => (
        <Undoable key={operation.id} operation={operation} />
      ))}
    </div>
  );
}

function Undoable({ operation }: { operation: Operation }) {
  const t = useFeedbackWords();
  const format = useFormat();
  const notify = useNotify();
  const textOf = useErrorText();
  const failureTexts = useFailureTexts();
  const { mutate, isPending } = useServiceChange(undoOperation, [FEEDBACK_KEY]);
  const { count, batches, undoUntil: until } = operation;
  const status = batches[0]?.status;
  const what = status
    ? t('batch.set', { count, status: t(`status.${status}`) })
    : t('batch.deleted', { count });

  function undo() {
    mutate(operation, {
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

/** Undoes all parts, six at a time. Fails with the reason of the first one that cannot be undone; the others are. */
async function undoOperation({ batches }: Operation, options: CallOptions): Promise<UndoCounts> {
  const total = { restored: 0, skipped: 0 };
  const { failed } = await runBatch(batches, async ({ id }) => {
    const { restored, skipped } = await undoFeedbackBatch(id, options);
    total.restored += restored;
    total.skipped += skipped;
  });
  if (failed[0]) throw failed[0].error;
  return total;
}
