import { Field, Notice, Select } from '@seller-toolbox/ui';
import { useFormat, useWords } from '@seller-toolbox/words/react';
import type { ReportReading } from '../report-file/index.ts';
import { DAY_ORDERS } from '../table-file/index.ts';
import { REPORT_IMPORT_WORDS, type ReportImportWords } from './report-import-words.ts';
import type { ReportFile, ReportFiles } from './use-report-files.ts';

export interface DayOrderChoiceProps {
  file: ReportFile;
  files: ReportFiles;
  reading: ReportReading;
}

/** How days such as 03/04/2026 were read, where the file does not show it, and the choice of the other way. */
export function DayOrderChoice({ file, files, reading: { undecidedDays } }: DayOrderChoiceProps) {
  const t = useWords<ReportImportWords>(REPORT_IMPORT_WORDS);
  const format = useFormat();
  if (!undecidedDays) return null;
  const { order, isAssumed, count, cell } = undecidedDays;
  return (
    <>
      <Notice tone={isAssumed ? 'warn' : 'info'}>
        {t(isAssumed ? 'dayOrder.assumed' : 'dayOrder.chosen', {
          count: format.number(count),
          cell,
          order: t(`dayOrder.${order}`),
        })}
      </Notice>
      <Field label={t('dayOrder.label')}>
        <Select
          options={DAY_ORDERS.map((value) => ({ value, label: t(`dayOrder.${value}`) }))}
          value={order}
          onValueChange={(dayOrder) => files.remap(file.id, { dayOrder })}
        />
      </Field>
    </>
  );
}
