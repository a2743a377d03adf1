import { useToolWords } from '@seller-toolbox/tool-kit';
import type { ColumnMapping, TextTable } from '@seller-toolbox/file-import/table-file';
import { useWords } from '@seller-toolbox/words/react';
import { Field, Select } from '@seller-toolbox/ui';
import type zh from '../../locales/zh.json';
import { IMPORT_WORDS, type ImportWords } from './import-words.ts';
import styles from './import-panel.module.css';
import { IMPORT_FIELDS, type ImportField } from '../../import/inventory-columns.data.ts';

export interface ColumnChoiceProps {
  table: TextTable;
  mapping: ColumnMapping<ImportField>;
  onMap: (field: ImportField, columns: readonly number[]) => void;
}

const NONE = '';

/** The column of each field: matched by header, and the visitor can change it. */
export function ColumnChoice({ table, mapping, onMap }: ColumnChoiceProps) {
  const words = useWords<ImportWords>(IMPORT_WORDS);
  const { t } = useToolWords<typeof zh>();
  const nameOf = (column: number) =>
    table.headers[column] || words('import.columnNumber', { number: column + 1 });
  const options = (chosen: readonly number[]) => [
    { value: NONE, label: words('import.columnNone') },
    ...(chosen.length > 1 ? [{ value: chosen.join('+'), label: chosen.map(nameOf).join(' + ') }] : []),
    ...table.headers.map((_, column) => ({ value: String(column), label: nameOf(column) })),
  ];
  return (
    <fieldset className={styles.columns}>
      <legend>{words('import.columns')}</legend>
      {IMPORT_FIELDS.map((field) => (
        <Field key={field} label={t(`ui.${field}`)}>
          <Select
            options={options(mapping[field])}
            value={mapping[field].join('+')}
            onValueChange={(value) => onMap(field, value === NONE ? [] : value.split('+').map(Number))}
          />
        </Field>
      ))}
    </fieldset>
  );
}
