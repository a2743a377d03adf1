import type { Feedback, FeedbackStatus } from '@seller-toolbox/contracts/feedback';
import type { FeedbackType } from '@seller-toolbox/contracts/public-feedback';
import { Badge, Icon, type Tone } from '@seller-toolbox/ui';
import { useMemo } from 'react';
import type { ListColumn } from '../parts/list-column.ts';
import { Moment } from '../parts/moment.tsx';
import card from '../parts/row-card.module.css';
import { RowOpener } from '../parts/row-opener.tsx';
import styles from './feedback-columns.module.css';
import { useFeedbackWords } from './feedback-words.ts';

/** Open states get a stronger color than closed ones. */
const STATUS_TONES: Readonly<Record<FeedbackStatus, Tone>> = {
  new: 'info',
  in_progress: 'warn',
  resolved: 'ok',
  closed: 'neutral',
};

function Status({ status }: Pick<Feedback, 'status'>) {
  const t = useFeedbackWords();
  return (
    <span className={styles.badge}>
      <Badge tone={STATUS_TONES[status]}>{t(`status.${status}`)}</Badge>
    </span>
  );
}

function Type({ type }: { type: FeedbackType }) {
  const t = useFeedbackWords();
  return (
    <span className={styles.badge}>
      <Badge tone={type === 'bug' || type === 'complaint' ? 'bad' : 'neutral'}>{t(`type.${type}`)}</Badge>
    </span>
  );
}

function Rating({ rating }: Pick<Feedback, 'rating'>) {
  const t = useFeedbackWords();
  if (rating === null) return <span aria-label={t('rating.none')}>—</span>;
  return (
    <span className={styles.rating} role="img" aria-label={t('rating.of', { rating })}>
      <Icon name="star" size={16} /> {rating}
    </span>
  );
}

type Open = (row: Feedback) => void;

function Message({ row, onOpen }: { row: Feedback; onOpen: Open }) {
  return <RowOpener text={row.message} className={styles.message} onOpen={() => onOpen(row)} />;
}

export function useFeedbackColumns(onOpen: Open): readonly ListColumn<Feedback>[] {
  const t = useFeedbackWords();
  return useMemo(
    () => [
      {
        key: 'message',
        kind: 'heading',
        header: t('field.message'),
        cell: (row) => <Message row={row} onOpen={onOpen} />,
      },
      { key: 'type', header: t('field.type'), cell: ({ feedback_type: type }) => <Type type={type} /> },
      { key: 'status', header: t('field.status'), cell: ({ status }) => <Status status={status} /> },
      {
        key: 'rating',
        header: t('field.rating'),
        sortField: 'rating',
        cell: ({ rating }) => <Rating rating={rating} />,
      },
      {
        key: 'created',
        header: t('field.created'),
        sortField: 'created_at',
        sortKind: 'time',
        cell: ({ created_at: at }) => <Moment at={at} />,
      },
    ],
    [onOpen, t],
  );
}

/** The same on a phone. */
export function FeedbackCard({ row, onOpen }: { row: Feedback; onOpen: Open }) {
  return (
    <div className={card.card}>
      <p className={card.head}>
        <Type type={row.feedback_type} />
        <Status status={row.status} />
        <Rating rating={row.rating} />
      </p>
      <Message row={row} onOpen={onOpen} />
      <p className={card.time}>
        <Moment at={row.created_at} />
      </p>
    </div>
  );
}
