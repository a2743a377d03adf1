import { Dialog, Notice } from '@seller-toolbox/ui';
import { useFrameWords } from '../app/admin-words-context.tsx';
import { useErrorText } from '../parts/error-text.ts';
import { useAnnouncementsWords } from './announcements-words.ts';
import styles from './batch-bar.module.css';
import type { BatchFailureReport } from './use-batch.ts';

export interface BatchFailuresProps {
  readonly report: BatchFailureReport;
  readonly onClose: () => void;
}

/** The result of a batch: the announcements that failed, with the reasons. They stay selected for a retry. */
export function BatchFailures({ report: { tone, text, failures }, onClose }: BatchFailuresProps) {
  const t = useAnnouncementsWords();
  const frame = useFrameWords();
  const textOf = useErrorText();
  return (
    <Dialog
      open
      title={t('batch.failures', { count: failures.length })}
      closeLabel={frame('frame.close')}
      onClose={onClose}
    >
      <Notice tone={tone} live="assertive">
        {text}
      </Notice>
      <ul className={styles.list}>
        {failures.map(({ item, error }) => (
          <li key={item.id}>
            <b>{item.title}</b> — {textOf(error, { unknown: t('failure.unknown') })}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
