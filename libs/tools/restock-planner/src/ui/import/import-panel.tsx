import { useToolWords } from '@seller-toolbox/tool-kit';
import { FileButton, FileDrop, TABLE_FILES } from '@seller-toolbox/tool-kit/file-drop';
import { useFormat } from '@seller-toolbox/i18n/react';
import { Button, Field, Notice, TextArea } from '@seller-toolbox/ui';
import { useState } from 'react';
import { MOST_ROWS, type RowInput } from '../../engine/restock-planner.schema.ts';
import type zh from '../../locales/zh.json';
import { ColumnChoice } from './column-choice.tsx';
import { ImportOutcome } from './import-outcome.tsx';
import styles from './import-panel.module.css';
import { useImport } from './use-import.ts';

/** Reads an inventory export, shows which column is taken for what, and puts its products in place of the list. */
export function ImportPanel({ onTake }: { onTake: (rows: readonly RowInput[]) => void }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const [text, setText] = useState('');
  const { table, mapping, imported, refusal, isReading, fileName, readFile, readPasted, mapField } =
    useImport();
  const count = imported?.rows.length ?? 0;
  return (
    <div className={styles.panel}>
      <p>{t('ui.importAbout', { most: format.number(MOST_ROWS) })}</p>
      <FileDrop
        look="open"
        accept={TABLE_FILES}
        isBusy={isReading}
        onFiles={([file]) => {
          setText('');
          if (file) void readFile(file);
        }}
      >
        <div className={styles.file}>
          <FileButton>{t('ui.importChoose')}</FileButton>
          {fileName === null ? <span>{t('ui.importDrop')}</span> : <strong dir="auto">{fileName}</strong>}
        </div>
        <Field label={t('ui.importPaste')} hint={t('ui.importPasteHint')}>
          <TextArea
            rows={4}
            spellCheck={false}
            value={text}
            onValueChange={(next) => {
              setText(next);
              readPasted(next);
            }}
          />
        </Field>
      </FileDrop>
      {refusal && (
        <Notice tone="bad" live="polite">
          {t(`ui.refusal-${refusal}`)}
        </Notice>
      )}
      {table && mapping && imported && (
        <>
          <ColumnChoice table={table} mapping={mapping} onMap={mapField} />
          <ImportOutcome imported={imported} mapping={mapping} unread={table.unread} />
          <Button
            variant="primary"
            icon="upload"
            disabled={count === 0}
            onClick={() => onTake(imported.rows)}
          >
            {t('ui.importTake', { count })}
          </Button>
        </>
      )}
    </div>
  );
}
