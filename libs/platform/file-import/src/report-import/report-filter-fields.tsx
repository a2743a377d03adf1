import { Button, Field, TextInput } from '@seller-toolbox/ui';
import { useFormat, useWords } from '@seller-toolbox/words/react';
import { useState } from 'react';
import type { ReportKind, ReportReading } from '../report-file/index.ts';
import { REPORT_IMPORT_WORDS, type ReportImportWords } from './report-import-words.ts';
import styles from './report-import.module.css';
import type { ReportFile, ReportFiles } from './use-report-files.ts';

export interface ReportFilterFieldsProps {
  file: ReportFile;
  files: ReportFiles;
  kinds: readonly ReportKind[];
  reading: ReportReading;
}

/** Reads a file that has more rows than the tool takes again, with only those that the visitor needs. */
export function ReportFilterFields({ file, files, kinds, reading }: ReportFilterFieldsProps) {
  const t = useWords<ReportImportWords>(REPORT_IMPORT_WORDS);
  const format = useFormat();
  const applied = file.choice.filter;
  const [texts, setTexts] = useState(applied?.texts.join(', ') ?? '');
  const [rank, setRank] = useState(applied?.maxRank?.toString() ?? '');
  const left = reading.skipped.find(({ reason }) => reason === 'too-many')?.count ?? 0;
  if (left === 0 && !applied) return null;
  const hasRank = kinds.some(({ id, rankField }) => id === reading.kind && rankField !== undefined);
  const maxRank = /^[1-9]\d{0,8}$/.test(rank.trim()) ? Number(rank.trim()) : null;
  const isRankBad = rank.trim() !== '' && maxRank === null;
  const written = texts.split(/[,，、;；\n]/u).filter((text) => text.trim() !== '');
  const filter = written.length === 0 && maxRank === null ? undefined : { texts: written, maxRank };
  return (
    <div className={styles.columns}>
      <Field label={t('filter.texts')} hint={t('filter.textsHint', { count: format.number(left) })}>
        <TextInput value={texts} onValueChange={setTexts} />
      </Field>
      {hasRank && (
        <Field label={t('filter.rank')} {...(isRankBad && { error: t('filter.rankBad') })}>
          <TextInput inputMode="numeric" value={rank} onValueChange={setRank} />
        </Field>
      )}
      <Button disabled={isRankBad} onClick={() => files.remap(file.id, { filter })}>
        {t('filter.apply')}
      </Button>
    </div>
  );
}
