import { Field, Select } from '@seller-toolbox/ui';
import { useWords } from '@seller-toolbox/words/react';
import { NUMBER_STYLES } from '../import/locale-numbers.ts';
import type { ReportReading } from '../import/read-report.ts';
import { REPORT_FIELDS, REQUIRED_FIELDS, type ReportField } from '../import/report-fields.ts';
import { READING_WORDS, type ReadingWords } from './reading-words.ts';
import styles from './file-reading.module.css';
import type { Report } from './use-report.ts';

export interface ColumnMappingProps {
  report: Report;
  reading: ReportReading;
}

const REQUIRED: ReadonlySet<string> = new Set(REQUIRED_FIELDS);
const NONE = 'none';

/** The detected column mapping, editable by the visitor. */
export function ColumnMapping({ report, reading }: ColumnMappingProps) {
  const t = useWords<ReadingWords>(READING_WORDS);
  const { columns, headers, samples, numberStyle, unsure, missing } = reading;
  const options = [
    { value: NONE, label: t('reading.noColumn') },
    ...headers.map((header, column) => ({
      value: String(column),
      label: [header || `#${column + 1}`, samples[column]].filter(Boolean).join(' · '),
    })),
  ];
  const noteOf = (field: ReportField) => {
    if (missing.includes(field)) return { error: t('reading.mustChoose') };
    return unsure.includes(field) ? { hint: t('reading.unsure') } : {};
  };
  const { sheet, sheets = [] } = reading.file;
  return (
    <div className={styles.fields}>
      {sheet !== undefined && sheets.length > 1 && (
        <Field label={t('reading.sheet')}>
          <Select
            options={sheets.map((name) => ({ value: name, label: name }))}
            value={sheet}
            onValueChange={report.chooseSheet}
          />
        </Field>
      )}
      <Field label={t('reading.numberStyle')}>
        <Select
          options={NUMBER_STYLES.map((style) => ({ value: style, label: t(`reading.style-${style}`) }))}
          value={numberStyle}
          onValueChange={(chosen) => report.remap({ numberStyle: chosen })}
        />
      </Field>
      {REPORT_FIELDS.map((field) => (
        <Field
          key={field}
          label={t(`reading.field-${field}`)}
          required={REQUIRED.has(field)}
          {...noteOf(field)}
        >
          <Select
            options={options}
            value={String(columns[field] ?? NONE)}
            onValueChange={(value) =>
              report.remap({ columns: { [field]: value === NONE ? null : Number(value) } })
            }
          />
        </Field>
      ))}
    </div>
  );
}
