import { useToolWords } from '@seller-toolbox/tool-kit';
import { FileButton, FileDrop, TABLE_FILES } from '@seller-toolbox/tool-kit/file-drop';
import type { TableRead } from '@seller-toolbox/tool-kit/table-file';
import { useFormat } from '@seller-toolbox/i18n/react';
import { Button, Field, Notice, TextArea } from '@seller-toolbox/ui';
import { useMemo, useRef, useState } from 'react';
import { MOST_LABELS, type LabelInput } from '../../engine/barcode-labels.schema.ts';
import type zh from '../../locales/zh.json';
import styles from '../label-inputs.module.css';
import { ImportOutcome } from './import-outcome.tsx';
import { readLabelFile, readLabelText } from './read-labels.ts';
import { toLabels } from './to-labels.ts';

export interface LabelImportProps {
  /** Of labels whose row says none. */
  condition: string;
  onTake: (labels: readonly LabelInput[]) => void;
}

/** Labels with their copies from a file or the rows of a spreadsheet. */
export function LabelImport({ condition, onTake }: LabelImportProps) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const [text, setText] = useState('');
  const { read, fileName, isReading, readFile, readPasted } = useReading();
  const table = read?.kind === 'table' ? read.table : null;
  const imported = useMemo(() => table && toLabels(table, condition), [table, condition]);
  const count = imported?.labels.length ?? 0;
  return (
    <div className={styles.inputs}>
      <p>{t('ui.importAbout', { most: format.number(MOST_LABELS) })}</p>
      <FileDrop
        look="open"
        accept={TABLE_FILES}
        isBusy={isReading}
        onFiles={([file]) => {
          setText('');
          if (file) void readFile(file);
        }}
      >
        <div className={styles.actions}>
          <FileButton>{t('ui.importChoose')}</FileButton>
          {fileName === null ? <span>{t('ui.importDrop')}</span> : <strong dir="auto">{fileName}</strong>}
        </div>
        <Field label={t('ui.pasteRows')} hint={t('ui.pasteHint')}>
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
      {read?.kind === 'refused' && (
        <Notice tone="bad" live="polite">
          {t(`ui.refusal-${read.code}`)}
        </Notice>
      )}
      {table && imported && <ImportOutcome imported={imported} unread={table.unread} />}
      <Button
        icon="upload"
        disabled={count === 0}
        onClick={() => {
          onTake(imported?.labels ?? []);
          setText('');
          readPasted('');
        }}
      >
        {t('ui.pasteTake', { count })}
      </Button>
    </div>
  );
}

/** What was read last: what is pasted or chosen while a file is read counts, not the file. */
function useReading() {
  const [read, setRead] = useState<TableRead | null>(null);
  const [fileName, setFileName] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const asked = useRef(0);

  async function readFile(file: File) {
    asked.current += 1;
    const question = asked.current;
    setReading(true);
    setFileName(file.name);
    const answer = await readLabelFile(file);
    if (question !== asked.current) return;
    setReading(false);
    setRead(answer);
  }
  function readPasted(text: string) {
    asked.current += 1;
    setReading(false);
    setFileName(null);
    setRead(text.trim() === '' ? null : readLabelText(text));
  }
  return { read, fileName, isReading, readFile, readPasted };
}
