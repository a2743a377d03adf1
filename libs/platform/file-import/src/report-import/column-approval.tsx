import { useWords } from '@seller-toolbox/words/react';
import { Field, Select } from '@seller-toolbox/ui';
import type { ReportKind, ReportReading } from '../report-file/index.ts';
import { REPORT_IMPORT_WORDS, type ReportImportWords } from './report-import-words.ts';
import styles from './report-import.module.css';
import type { ReportFile, ReportFiles } from './use-report-files.ts';

export interface KindNames {
  kinds: readonly ReportKind[];
  kindName: (kind: string) => string;
  fieldName: (field: string) => string;
}

export interface OneFileProps extends KindNames {
  file: ReportFile;
  files: ReportFiles;
}

const NONE = '';

/** The kind of a file and the column of each field, as detected; the visitor can change both. */
export function ColumnApproval({
  file,
  files,
  kinds,
  kindName,
  fieldName,
  reading,
}: OneFileProps & { reading: ReportReading }) {
  const t = useWords<ReportImportWords>(REPORT_IMPORT_WORDS);
  const { headers, samples, unsure } = reading;
  const kind = kinds.find(({ id }) => id === reading.kind);
  const options = [
    { value: NONE, label: t('noColumn') },
    ...headers.map((header, column) => ({
      value: String(column),
      label: [header || t('column', { number: column + 1 }), samples[column]].filter(Boolean).join(' · '),
    })),
  ];
  return (
    <div className={styles.columns}>
      <Field label={t('kind')}>
        <Select
          options={[
            ...(kind ? [] : [{ value: NONE, label: t('chooseKind') }]),
            ...kinds.map(({ id }) => ({ value: id, label: kindName(id) })),
          ]}
          value={kind?.id ?? NONE}
          onValueChange={(id) => id !== NONE && files.remap(file.id, { kind: id })}
        />
      </Field>
      {kind?.columns.map(({ field }) => (
        <Field key={field} label={fieldName(field)} {...(unsure.includes(field) && { hint: t('similar') })}>
          <Select
            options={options}
            value={String(reading.columns[field] ?? NONE)}
            onValueChange={(value) =>
              files.remap(file.id, { columns: { [field]: value === NONE ? null : Number(value) } })
            }
          />
        </Field>
      ))}
    </div>
  );
}
