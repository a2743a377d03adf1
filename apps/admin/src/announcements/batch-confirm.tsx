import type { Announcement } from '@seller-toolbox/contracts/announcements';
import { Field, Notice, TextInput } from '@seller-toolbox/ui';
import { useId, useState } from 'react';
import { ConfirmDialog } from '../parts/confirm-dialog.tsx';
import { hasPassed } from './announcement-draft.ts';
import { useAnnouncementsWords } from './announcements-words.ts';
import styles from './batch-bar.module.css';
import { NAMED_TITLES, type BatchAction } from './batch-texts.ts';
import { fromLocalTime } from './local-time.ts';
import { unfinishedTimes } from './unfinished-times.ts';

export interface BatchConfirmProps {
  readonly action: BatchAction;
  readonly rows: readonly Announcement[];
  /** `newEnd` is for announcements that have ended and are activated; null: they never expire. */
  readonly onConfirm: (newEnd: string | null) => void;
  readonly onClose: () => void;
}

/** Names up to three of the announcements, and counts the others. Activating those that have ended takes a new end. */
export function BatchConfirm({ action, rows, onConfirm, onClose }: BatchConfirmProps) {
  const t = useAnnouncementsWords();
  const timeId = useId();
  const [end, setEnd] = useState('');
  const [isRejected, setRejected] = useState(false);
  const ended = action === 'activate' ? rows.filter((row) => hasPassed(row.end_time)) : [];

  function confirm() {
    const newEnd = fromLocalTime(end);
    if (hasPassed(newEnd) || unfinishedTimes(timeId).length > 0) setRejected(true);
    else onConfirm(newEnd);
  }

  return (
    <ConfirmDialog
      open
      title={t(`batch.${action}`)}
      confirm={t(`batch.${action}`)}
      tone={action === 'delete' ? 'danger' : 'primary'}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t(`batchAsk.${action}`, { count: rows.length })}</p>
      <Titles rows={rows} />
      {ended.length > 0 && (
        <div id={timeId} className={styles.ended}>
          <Notice tone="warn">{t('batchEnded.text', { count: ended.length })}</Notice>
          <Titles rows={ended} />
          <Field
            label={t('batchEnded.newEnd')}
            hint={t('hint.end')}
            error={isRejected ? t('hint.endPassed') : undefined}
          >
            <TextInput type="datetime-local" step={60} value={end} onValueChange={setEnd} />
          </Field>
        </div>
      )}
    </ConfirmDialog>
  );
}

function Titles({ rows }: { rows: readonly Announcement[] }) {
  const t = useAnnouncementsWords();
  const more = rows.length - NAMED_TITLES;
  return (
    <ul>
      {rows.slice(0, NAMED_TITLES).map(({ id, title }) => (
        <li key={id}>{title}</li>
      ))}
      {more > 0 && <li>{t('batch.more', { count: more })}</li>}
    </ul>
  );
}
