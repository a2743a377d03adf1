import { usePlatformWords } from '@seller-toolbox/words/react';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { Notice } from '@seller-toolbox/ui';
import type zh from '../locales/zh.json';
import type { FailedLine } from './make-batch.ts';
import type { BatchState } from './use-batch.ts';
import styles from './qr-batch.module.css';

/** How many codes were made, and which lines failed. */
export function BatchOutcome({ state }: { state: BatchState }) {
  const { t, allProblems } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const reasonOf = ({ code }: FailedLine) =>
    code === 'unreadable' ? t('ui.unreadable') : allProblems([{ path: 'url', code }]).join(' ');
  return (
    <div role="status">
      {state.status === 'failed' && <Notice tone="bad">{platform('frame.failed')}</Notice>}
      {state.status === 'cancelled' && <Notice>{t('ui.batchCancelled')}</Notice>}
      {state.status === 'done' && (
        <Notice
          tone={state.batch.failed.length > 0 ? 'warn' : 'ok'}
          title={t('ui.batchDone', { made: state.batch.made, failed: state.batch.failed.length })}
        >
          {state.batch.failed.length > 0 && (
            <ul className={styles.failed}>
              {state.batch.failed.map((line) => (
                <li key={line.line}>
                  {t('ui.batchLine', { line: line.line, url: line.url, reason: reasonOf(line) })}
                </li>
              ))}
            </ul>
          )}
        </Notice>
      )}
    </div>
  );
}
