import { ProgressBar } from '@seller-toolbox/ui';
import { useFrameWords } from '../app/admin-words-context.tsx';
import styles from './batch-progress.module.css';
import { InactiveButton } from './inactive-button.tsx';

export interface BatchProgressProps {
  readonly done: number;
  readonly total: number;
  /** Stopped, until what is under way has ended. */
  readonly isStopping: boolean;
  readonly onStop: () => void;
}

/** How far a batch is, and the way to stop it. */
export function BatchProgress({ done, total, isStopping, onStop }: BatchProgressProps) {
  const t = useFrameWords();
  return (
    <div className={styles.progress}>
      <ProgressBar label={t('batch.progress')} value={done} max={total} text={`${done}/${total}`} />
      <InactiveButton size="s" inactive={isStopping} onClick={onStop}>
        {t('batch.stop')}
      </InactiveButton>
    </div>
  );
}
