import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { Button } from '@seller-toolbox/ui';
import type zh from '../locales/zh.json';
import styles from './wasted-figure.module.css';
import type { Report } from './use-report.ts';
import { useReportFile } from './use-report-file.ts';

/** The next step after the headline: its changes as a file. */
export function ExportChanges({ report, count }: { report: Report; count: number }) {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const format = useFormat();
  const file = useReportFile(report);
  return (
    <div className={styles.export}>
      <Button
        variant="primary"
        icon="download"
        busy={file.isBusy}
        onClick={() => file.saveWritten('changes', (words) => ({ kind: 'changes', words }))}
      >
        {t('ui.exportChanges', { count, number: format.number(count) })}
      </Button>
      {file.hasFailed && <p role="alert">{platform('frame.failed')}</p>}
    </div>
  );
}
