import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { Button, Notice, ProgressBar } from '@seller-toolbox/ui';
import type { Tool } from '../use-tool.ts';
import styles from './run-progress.module.css';

/** How far a long computation is, with a way to stop it; or that it broke, with a way to try again. */
export function RunProgress({ tool }: { tool: Tool }) {
  const t = usePlatformWords();
  const format = useFormat();
  const { state } = tool;
  if (state.status === 'running') {
    return (
      <div className={styles.progress}>
        <ProgressBar label={t('frame.computing')} value={state.share} text={format.percent(state.share, 0)} />
        <Button size="s" onClick={state.cancel}>
          {t('frame.cancel')}
        </Button>
      </div>
    );
  }
  if (state.status !== 'failed') return null;
  return (
    <Notice
      tone="bad"
      live="polite"
      actions={
        <Button size="s" onClick={() => tool.place({})}>
          {t('frame.retry')}
        </Button>
      }
    >
      {t('frame.failed')}
    </Notice>
  );
}
