import { useToolWords } from '@seller-toolbox/tool-kit';
import { Button, classNames, Icon } from '@seller-toolbox/ui';
import { useId, useRef, useState, type DragEvent } from 'react';
import type zh from '../locales/zh.json';
import styles from './file-drop.module.css';
import type { ReportFile } from './use-report-file.ts';

export interface FileDropProps {
  file: ReportFile;
  onFile: (chosen: File) => void;
}

/** Takes a file by drop or by choice, and says that it stays here. */
export function FileDrop({ file, onFile }: FileDropProps) {
  const { t } = useToolWords<typeof zh>();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const over = (is: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(is);
  };
  return (
    <div
      className={classNames(styles.zone, isOver && styles.over)}
      onDragOver={over(true)}
      onDragLeave={over(false)}
      onDrop={(event) => {
        over(false)(event);
        const dropped = event.dataTransfer.files[0];
        if (dropped) onFile(dropped);
      }}
    >
      <Icon name="upload" size={24} />
      <div className={styles.text}>
        <p className={styles.title} dir="auto">
          {file.state ? t('ui.fileShown', { name: file.state.name }) : t('ui.exampleShown')}
        </p>
        <p id={`${id}-hint`} className={styles.hint}>
          {t('ui.dropHint')}
        </p>
        <p className={styles.private}>
          <Icon name="monitor" size={16} /> {t('ui.notUploaded')}
        </p>
      </div>
      <div className={styles.actions}>
        <label htmlFor={id} className="visually-hidden">
          {t('ui.reportFile')}
        </label>
        <input
          ref={input}
          id={id}
          className="visually-hidden"
          type="file"
          tabIndex={-1}
          accept=".csv,.tsv,.txt,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          onChange={(event) => {
            const chosen = event.currentTarget.files?.[0];
            // The same file may be chosen again after it was mended.
            event.currentTarget.value = '';
            if (chosen) onFile(chosen);
          }}
        />
        <Button
          variant="primary"
          icon="upload"
          aria-describedby={`${id}-hint`}
          onClick={() => input.current?.click()}
        >
          {t('ui.chooseFile')}
        </Button>
        {file.state && (
          <Button variant="quiet" icon="x" onClick={file.close}>
            {t('ui.removeFile')}
          </Button>
        )}
      </div>
    </div>
  );
}
