import { listFeedback, type FeedbackListFilter } from '@seller-toolbox/api-client/feedback-review';
import { FEEDBACK_STATUSES } from '@seller-toolbox/contracts/feedback';
import { Button, Select } from '@seller-toolbox/ui';
import { BatchBar } from '../parts/batch-bar.tsx';
import { listAll } from '../parts/list-all.ts';
import type { Selection } from '../parts/selection.ts';
import { useFeedbackBatch } from './use-feedback-batch.ts';
import { useFeedbackWords } from './feedback-words.ts';

export interface FeedbackBatchBarProps {
  readonly selection: Selection;
  readonly filter: FeedbackListFilter;
  /** How many match the filter. */
  readonly total: number;
}

/** What can be done with all selected feedback: a status, or its deletion. Both can be undone for ten minutes. */
export function FeedbackBatchBar({ selection, filter, total }: FeedbackBatchBarProps) {
  const t = useFeedbackWords();
  const { run, running, stop } = useFeedbackBatch(selection);
  const isRunning = running !== null;

  return (
    <BatchBar
      selection={selection}
      total={total}
      listMatching={(options) =>
        listAll((page) => listFeedback({ ...filter, ...page, sort: 'created_at' }, options))
      }
      running={running}
      onStop={stop}
    >
      <Select
        aria-label={t('batch.setStatus')}
        value=""
        disabled={isRunning}
        options={[
          { value: '', label: t('batch.setStatus') },
          ...FEEDBACK_STATUSES.map((value) => ({ value: String(value), label: t(`status.${value}`) })),
        ]}
        onValueChange={(chosen) => {
          const status = FEEDBACK_STATUSES.find((known) => known === chosen);
          if (status) void run(status);
        }}
      />
      <Button size="s" variant="danger" icon="trash" busy={isRunning} onClick={() => void run()}>
        {t('action.delete')}
      </Button>
    </BatchBar>
  );
}
