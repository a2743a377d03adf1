import { changeFeedbackBatch } from '@seller-toolbox/api-client/feedback-review';
import {
  FEEDBACK_STATUSES,
  MAX_FEEDBACK_BATCH,
  type FeedbackStatus,
} from '@seller-toolbox/contracts/feedback';
import { Button, Select } from '@seller-toolbox/ui';
import { useErrorText } from '../parts/error-text.ts';
import { BATCH_NOTICE_MS, useNotify } from '../parts/notices.tsx';
import { SelectionBar } from '../parts/selection-bar.tsx';
import type { Selection } from '../parts/selection.ts';
import { useServiceChange } from '../session/use-service.ts';
import { FEEDBACK_KEY } from './feedback-key.ts';
import { useFeedbackWords } from './feedback-words.ts';
import { useFailureTexts } from './use-failure-texts.ts';

/** What can be done with all selected feedback: a status, or its deletion. Both can be undone for ten minutes. */
export function FeedbackBatchBar({ selection }: { selection: Selection }) {
  const t = useFeedbackWords();
  const notify = useNotify();
  const textOf = useErrorText();
  const failureTexts = useFailureTexts();
  const { mutate, isPending } = useServiceChange(changeFeedbackBatch, [FEEDBACK_KEY]);
  const tooMany = selection.keys.size > MAX_FEEDBACK_BATCH;

  function run(status?: FeedbackStatus) {
    mutate(
      { ids: [...selection.keys], status },
      {
        onSuccess(batch) {
          selection.clear();
          if (!batch) notify({ tone: 'info', text: t('batch.unchanged') });
          else {
            const text = batch.status
              ? t('batch.set', { count: batch.count, status: t(`status.${batch.status}`) })
              : t('batch.deleted', { count: batch.count });
            notify({ tone: 'ok', text, ms: BATCH_NOTICE_MS });
          }
        },
        onError: (error) => notify({ tone: 'bad', text: textOf(error, failureTexts) }),
      },
    );
  }

  return (
    <SelectionBar selection={selection}>
      <Select
        aria-label={t('batch.setStatus')}
        value=""
        disabled={isPending || tooMany}
        options={[
          { value: '', label: t('batch.setStatus') },
          ...FEEDBACK_STATUSES.map((value) => ({ value: String(value), label: t(`status.${value}`) })),
        ]}
        onValueChange={(chosen) => {
          const status = FEEDBACK_STATUSES.find((known) => known === chosen);
          if (status) run(status);
        }}
      />
      <Button
        size="s"
        variant="danger"
        icon="trash"
        busy={isPending}
        disabled={tooMany}
        onClick={() => run()}
      >
        {t('action.delete')}
      </Button>
      {tooMany && <span>{t('batch.tooMany', { max: MAX_FEEDBACK_BATCH })}</span>}
    </SelectionBar>
  );
}
