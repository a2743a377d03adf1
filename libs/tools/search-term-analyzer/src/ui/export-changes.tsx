import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { Button } from '@seller-toolbox/ui';
import type zh from '../locales/zh.json';
import styles from './acos-figure.module.css';
import type { ReportProps } from './report-props.ts';
import { useReportFile } from './use-report-file.ts';

/** The next step after the headline: its changes as a file. */
export function ExportChanges({ report, summary }: Pick<ReportProps, 'report' | 'summary'>) {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const format = useFormat();
  const file = useReportFile(report);
  const { changes, terms, bids } = summary.exported;
  const part = (step: 'exclude' | 'lower-bids', count: number) =>
    count > 0 ? [t(`ui.step-${step}`, { count, number: format.number(count) })] : [];
  return (
    <>
      <Button
        variant="primary"
        icon="download"
        busy={file.isBusy}
        onClick={() => file.saveWritten('changes', (words) => ({ kind: 'changes', words }))}
      >
        {t('ui.exportChanges', { count: changes, number: format.number(changes) })}
      </Button>
      <small className={styles.contents}>
        {[...part('exclude', terms), ...part('lower-bids', bids)].join(' · ')}
      </small>
      {file.hasFailed && <p role="alert">{platform('frame.failed')}</p>}
    </>
  );
}
