import { useToolWords } from '@seller-toolbox/tool-kit';
import { FileButton, FileDrop, FileZone, TABLE_FILES } from '@seller-toolbox/file-import/file-drop';
import { Icon, IconButton } from '@seller-toolbox/ui';
import { useId, type ReactNode } from 'react';
import type zh from '../locales/zh.json';
import styles from './analyzer-inputs.module.css';
import { DottedList } from './dotted-list.tsx';
import { useAmount } from './use-amount.ts';
import { useReportFacts } from './use-report-facts.ts';
import type { Report } from './use-report.ts';

export interface ReportDropZoneProps {
  report: Report;
  currency: string;
  /** Whether nothing is shown, not even the example. */
  isCleared: boolean;
  onFile: (chosen: File) => void;
  /** The only one on a phone until it opens the others. */
  line: ReactNode;
  /** The settings that most reports need. */
  children: ReactNode;
}

/** A large zone for a report file while there is none; else one line: what is shown, its settings, and a button for another file. */
export function ReportDropZone(props: ReportDropZoneProps) {
  const { report, currency, isCleared, onFile, line, children } = props;
  const { state, close } = report;
  const { t } = useToolWords<typeof zh>();
  const hintId = useId();
  const zone = {
    accept: TABLE_FILES,
    isBusy: state.step === 'reading',
    onFiles: ([file]: readonly File[]) => file && onFile(file),
  };
  if (isCleared) {
    return (
      <>
        <FileZone
          icon="upload"
          hint={t('ui.dropHint')}
          kept={t('ui.notUploaded')}
          choose={t('ui.chooseFile')}
          {...zone}
        />
        <div className={styles.strip}>{children}</div>
      </>
    );
  }
  return (
    <FileDrop look="plain" {...zone}>
      <div className={styles.strip}>
        {line}
        <ReportFacts state={state} currency={currency} />
        {children}
        <div className={styles.file}>
          <p id={hintId} hidden>
            {t('ui.dropHint')}
          </p>
          <FileButton aria-describedby={hintId}>
            {t(state.name === null ? 'ui.ownReport' : 'ui.otherFile')}
          </FileButton>
          {state.name !== null && <IconButton icon="x" label={t('ui.removeFile')} onClick={close} />}
        </div>
      </div>
    </FileDrop>
  );
}

/** The name of the report, its rows, days and sums. */
function ReportFacts({ state, currency }: Pick<Report, 'state'> & { currency: string }) {
  const { t } = useToolWords<typeof zh>();
  const { about } = useAmount(currency);
  const { name, summary } = state;
  const counts = useReportFacts(state);
  const facts = summary && [
    ...counts,
    t('ui.reportSpend', { amount: about(summary.totals.spend) }),
    t('ui.reportSales', { amount: about(summary.totals.sales) }),
  ];
  return (
    <div className={styles.report}>
      <p>
        <b title={name ?? undefined} dir="auto">
          {name ?? t('ui.exampleShown')}
        </b>
        <span title={t('ui.notUploaded')}>
          <Icon name="monitor" size={16} />
          {t('ui.onDevice')}
        </span>
      </p>
      {facts && (
        <p>
          <DottedList texts={facts} />
        </p>
      )}
    </div>
  );
}
