import { LazyWords } from '@seller-toolbox/words/lazy-words';
import { useFormat, useWords } from '@seller-toolbox/words/react';
import { Button, Disclosure, Field, Notice, ProgressBar, TextArea } from '@seller-toolbox/ui';
import type { DayOrder } from '@seller-toolbox/tool-contract';
import { useEffect, useRef, useState } from 'react';
import type { ReadReport, ReportReading } from '../report-file/index.ts';
import {
  loadTableImportWords,
  TABLE_IMPORT_WORDS,
  type TableImportWords,
} from '../table-import/table-import-words.ts';
import { ColumnApproval, type KindNames, type OneFileProps } from './column-approval.tsx';
import { DayOrderChoice } from './day-order-choice.tsx';
import { ReportFilterFields } from './report-filter-fields.tsx';
import { loadReportImportWords, REPORT_IMPORT_WORDS, type ReportImportWords } from './report-import-words.ts';
import styles from './report-import.module.css';
import { useReportFiles, type ReportReader } from './use-report-files.ts';

export interface ReportImportProps extends KindNames {
  /** Files that were dropped or chosen; each new array is added. */
  picked: readonly File[];
  openReader: () => ReportReader;
  /** Of the field for rows of a spreadsheet or a list. */
  pasteLabel: string;
  pasteHint: string;
  /** Files that the tool takes. */
  maxFiles?: number;
  /** What days with slashes are where the visitor sells. */
  likelyDayOrder?: DayOrder | undefined;
  onReports: (reports: readonly ReadReport[]) => void;
}

/** Reads reports, shows of each the kind, the columns and what was skipped, and hands on those that are approved. */
export function ReportImport(props: ReportImportProps) {
  return (
    <LazyWords namespace={REPORT_IMPORT_WORDS} load={loadReportImportWords}>
      <LazyWords namespace={TABLE_IMPORT_WORDS} load={loadTableImportWords}>
        <Import {...props} />
      </LazyWords>
    </LazyWords>
  );
}

const MAX_FILES = 20;

function Import({
  picked,
  openReader,
  onReports,
  pasteLabel,
  pasteHint,
  maxFiles = MAX_FILES,
  likelyDayOrder,
  ...names
}: ReportImportProps) {
  const t = useWords<ReportImportWords>(REPORT_IMPORT_WORDS);
  const [pasted, setPasted] = useState('');
  const files = useReportFiles({ openReader, likelyDayOrder, maxFiles, onReports });
  const format = useFormat();
  const added = useRef<readonly File[]>([]);
  useEffect(() => {
    if (added.current === picked) return;
    added.current = picked;
    files.add(picked);
  });
  return (
    <div className={styles.files}>
      {files.files.map((file) => (
        <OneFile key={file.id} file={file} files={files} {...names} />
      ))}
      {files.tooMany > 0 && (
        <Notice tone="bad" live="assertive">
          {t('tooManyFiles', { max: format.number(maxFiles), number: format.number(files.tooMany) })}
        </Notice>
      )}
      <Disclosure summary={t('pasteRows')}>
        <div className={styles.files}>
          <Field label={pasteLabel} hint={pasteHint}>
            <TextArea rows={4} spellCheck={false} value={pasted} onValueChange={setPasted} />
          </Field>
          <div>
            <Button
              icon="plus"
              disabled={pasted.trim() === ''}
              onClick={() => {
                files.add([new File([pasted], t('pasted'))]);
                setPasted('');
              }}
            >
              {t('addPasted')}
            </Button>
          </div>
        </div>
      </Disclosure>
    </div>
  );
}

function OneFile(props: OneFileProps) {
  const { file, files } = props;
  const t = useWords<ReportImportWords>(REPORT_IMPORT_WORDS);
  return (
    <section className={styles.file} aria-label={file.file.name}>
      <div className={styles.head}>
        <strong dir="auto">{file.file.name}</strong>
        <Button size="s" variant="quiet" icon="x" onClick={() => files.remove(file.id)}>
          {t('remove')}
        </Button>
      </div>
      <FileState {...props} />
    </section>
  );
}

function FileState(props: OneFileProps) {
  const { file, files } = props;
  const t = useWords<ReportImportWords>(REPORT_IMPORT_WORDS);
  const tables = useWords<TableImportWords>(TABLE_IMPORT_WORDS);
  const format = useFormat();
  const { state } = file;
  const again = (
    <Button size="s" onClick={() => files.remap(file.id, {})}>
      {t('again')}
    </Button>
  );
  switch (state.step) {
    case 'reading':
      return (
        <div className={styles.progress}>
          <ProgressBar label={t('reading')} value={state.share} text={format.percent(state.share, 0)} />
          <Button size="s" onClick={() => files.cancel(file.id)}>
            {t('cancel')}
          </Button>
        </div>
      );
    case 'refused':
      return (
        <Notice tone="bad" live="assertive">
          {state.code === 'no-table' || state.code === 'not-a-table' || state.code === 'unknown-report'
            ? t(`refusal.${state.code}`)
            : tables(`refusal.${state.code}`)}
        </Notice>
      );
    case 'cancelled':
    case 'failed':
      return (
        <Notice tone={state.step === 'failed' ? 'bad' : 'info'} live="polite" actions={again}>
          {t(state.step)}
        </Notice>
      );
    case 'read':
      return <Reading {...props} reading={state.report.reading} isApproved={state.isApproved} />;
  }
}

function Reading({
  reading,
  isApproved,
  ...props
}: OneFileProps & { reading: ReportReading; isApproved: boolean }) {
  const { file, files, kindName, fieldName } = props;
  const t = useWords<ReportImportWords>(REPORT_IMPORT_WORDS);
  const format = useFormat();
  const { kind, missing, skipped, unreadable, unusedColumns, read, date } = reading;
  const skippedLines = skipped.reduce((sum, { count }) => sum + count, 0);
  const mustChoose = kind === null || missing.length > 0 || !isApproved;
  const lineList = (lines: readonly number[], count: number) =>
    lines.join(', ') + (count > lines.length ? ' …' : '');
  return (
    <>
      {kind === null && <Notice tone="warn">{t('unknownKind')}</Notice>}
      {missing.map((group) => (
        <Notice key={group.join()} tone="warn">
          {t('missing', { fields: group.map(fieldName).join(' / ') })}
        </Notice>
      ))}
      {kind !== null && missing.length === 0 && (
        <p className={styles.facts} aria-live="polite">
          {kindName(kind)} · {date === null ? t('noDate') : t('date', { date: format.date(date) })} ·{' '}
          {t('counts', {
            read: format.number(read),
            used: format.number(read - skippedLines),
            skipped: format.number(skippedLines),
          })}
        </p>
      )}
      {skipped.length + unreadable.length > 0 && (
        <ul className={styles.list}>
          {skipped.map(({ reason, count, lines }) => (
            <li key={reason}>
              {t('skippedLine', {
                count: format.number(count),
                reason: t(`skip.${reason}`),
                lines: lineList(lines, count),
              })}
            </li>
          ))}
          {unreadable.map(({ field, count, lines, cell }) => (
            <li key={field}>
              {t('unreadable', {
                field: fieldName(field),
                count,
                cell,
                lines: lineList(lines, count),
              })}
            </li>
          ))}
        </ul>
      )}
      <DayOrderChoice file={file} files={files} reading={reading} />
      <ReportFilterFields file={file} files={files} kinds={props.kinds} reading={reading} />
      <Disclosure
        key={String(mustChoose)}
        open={mustChoose}
        summary={t('columns')}
        aside={unusedColumns > 0 ? t('unused', { number: format.number(unusedColumns) }) : undefined}
      >
        <ColumnApproval reading={reading} {...props} />
        {!isApproved && missing.length === 0 && (
          <Button variant="primary" onClick={() => files.approve(file.id)}>
            {t('approve')}
          </Button>
        )}
      </Disclosure>
    </>
  );
}
