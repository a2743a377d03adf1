import { useToolWords } from '@seller-toolbox/tool-kit';
import { Button, classNames, Icon } from '@seller-toolbox/ui';
import { useEffect, useId, useRef, useState, type DragEvent } from 'react';
import type zh from '../locales/zh.json';
import styles from './drop-zone.module.css';

const ACCEPTED = 'image/jpeg,image/png,image/gif,image/webp,image/tiff,.tif,.tiff';

/** Pictures come in by button, by dropping or from the clipboard; each way takes several. */
export function DropZone({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { t } = useToolWords<typeof zh>();
  const field = useRef<HTMLInputElement>(null);
  const hint = useId();
  const [isOver, setOver] = useState(false);
  usePastedFiles(onFiles);

  function take(list: FileList | null) {
    const files = [...(list ?? [])];
    if (files.length > 0) onFiles(files);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  }
  return (
    <div
      className={classNames(styles.zone, isOver && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon name="image" size={32} />
      <div className={styles.text}>
        <p id={hint}>{t('ui.dropHint')}</p>
        <p className={styles.private}>
          <Icon name="monitor" size={16} /> {t('ui.private')}
        </p>
      </div>
      <Button variant="primary" icon="upload" aria-describedby={hint} onClick={() => field.current?.click()}>
        {t('ui.choose')}
      </Button>
      <input
        ref={field}
        type="file"
        multiple
        hidden
        accept={ACCEPTED}
        aria-label={t('ui.choose')}
        onChange={(event) => {
          take(event.currentTarget.files);
          // The same file may be chosen again once it was changed.
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}

function usePastedFiles(onFiles: (files: readonly File[]) => void): void {
  const taken = useRef(onFiles);
  useEffect(() => {
    taken.current = onFiles;
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      taken.current(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
