import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { Button, Notice, ProgressBar } from '@seller-toolbox/ui';
import type zh from '../locales/zh.json';
import styles from './file-progress.module.css';
import type { Report } from './use-report.ts';

/** Progress of reading with a cancel button, or the error with a retry button. */
export function FileProgress({ report }: { report: Report }) {
  const { t, textOf } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const format = useFormat();
  const { state } = report;
  const again = (
    <Button size="s" onClick={report.retry}>
      {platform('frame.retry')}
    </Button>
  );
  switch (state.step) {
    case 'reading':
    case 'analyzing':
      return (
        <div className={styles.progress}>
          <ProgressBar
            label={t(`ui.${state.step}`)}
            value={state.share}
            text={format.percent(state.share, 0)}
          />
          <Button size="s" onClick={report.cancel}>
            {platform('frame.cancel')}
          </Button>
        </div>
      );
    case 'refused':
      return (
        <Notice tone="bad" live="assertive" title={t('ui.refused', { name: state.name ?? '' })}>
          {state.rejection && textOf(state.rejection)}
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="bad" live="assertive" actions={again}>
          {t('ui.failed')}
        </Notice>
      );
    case 'cancelled':
      return (
        <Notice tone="info" live="polite" actions={again}>
          {t('ui.cancelled')}
        </Notice>
      );
    case 'unmapped':
    case 'ready':
      return null;
  }
}
