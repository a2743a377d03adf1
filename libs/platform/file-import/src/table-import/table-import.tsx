import { LazyWords } from '@seller-toolbox/words/lazy-words';
import { useWords } from '@seller-toolbox/words/react';
import { Field, Notice, TextArea } from '@seller-toolbox/ui';
import { FileButton, FileDrop, TABLE_FILES } from '../file-drop/index.ts';
import { loadTableImportWords, TABLE_IMPORT_WORDS, type TableImportWords } from './table-import-words.ts';
import styles from './table-import.module.css';
import type { TableSource } from './use-table-source.ts';

export interface TableImportProps {
  source: TableSource;
  /** Of the field for rows of a spreadsheet: what they are, and how they are read. */
  pasteLabel: string;
  pasteHint: string;
  /** What a table of this tool needs, where there is none. */
  noTable: string;
}

/** Takes a table: a file by drop or by choice, or rows of a spreadsheet; says why nothing is read. */
export function TableImport(props: TableImportProps) {
  return (
    <LazyWords namespace={TABLE_IMPORT_WORDS} load={loadTableImportWords}>
      <Import {...props} />
    </LazyWords>
  );
}

function Import({ source, pasteLabel, pasteHint, noTable }: TableImportProps) {
  const t = useWords<TableImportWords>(TABLE_IMPORT_WORDS);
  const { text, fileName, isReading, rejection, readFile, readPasted } = source;
  return (
    <>
      <FileDrop
        look="open"
        accept={TABLE_FILES}
        isBusy={isReading}
        onFiles={([file]) => file && readFile(file)}
      >
        <div className={styles.file}>
          <FileButton>{t('tableImport.choose')}</FileButton>
          {fileName === null ? <span>{t('tableImport.drop')}</span> : <strong dir="auto">{fileName}</strong>}
        </div>
        <Field label={pasteLabel} hint={pasteHint}>
          <TextArea rows={4} spellCheck={false} value={text} onValueChange={readPasted} />
        </Field>
      </FileDrop>
      {rejection && (
        <Notice tone="bad" live="polite">
          {rejection === 'no-table' ? noTable : t(`refusal.${rejection}`)}
        </Notice>
      )}
    </>
  );
}
