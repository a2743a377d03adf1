import { Button } from '@seller-toolbox/ui';
import { LazyWords } from '@seller-toolbox/words/lazy-words';
import { useWords } from '@seller-toolbox/words/react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { carriesFiles, droppedFiles, type IgnoredFilesReason } from '../file-drop/accepted-files.ts';
import { FILE_DROP_WORDS, loadFileDropWords, type FileDropWords } from '../file-drop/file-drop-words.ts';
import { TABLE_FILES } from '../file-drop/table-files.ts';
import type { TableFileRejection } from '../table-file/open-table-file.ts';

// Rarely shown, so they and their words load when they are.
const IgnoredFilesNotice = lazy(async () => ({
  default: (await import('../file-drop/ignored-files-notice.tsx')).IgnoredFilesNotice,
}));
const RejectionNotice = lazy(async () => ({
  default: (await import('./rejection-notice.tsx')).RejectionNotice,
}));

export interface TextFileButtonProps {
  onText: (text: string) => void;
}

/** Reads a text file or workbook as text: chosen, or dropped anywhere on the page. What reads files loads with the first. */
export function TextFileButton(props: TextFileButtonProps) {
  return (
    <LazyWords namespace={FILE_DROP_WORDS} load={loadFileDropWords}>
      <ButtonWithField {...props} />
    </LazyWords>
  );
}

function ButtonWithField({ onText }: TextFileButtonProps) {
  const label = useWords<FileDropWords>(FILE_DROP_WORDS)('openText');
  const field = useRef<HTMLInputElement>(null);
  const [isReading, setReading] = useState(false);
  const [rejection, setRejection] = useState<TableFileRejection | null>(null);
  const [trouble, setTrouble] = useState<IgnoredFilesReason | null>(null);

  async function take(file: File | undefined) {
    setRejection(null);
    if (!file) return;
    setReading(true);
    try {
      const { readTextFile } = await import('./read-text-file.ts');
      const read = await readTextFile(file);
      if (read.ok) onText(read.text);
      else setRejection(read.code);
    } catch {
      setRejection('file-unreadable');
    }
    setReading(false);
  }

  useDroppedFiles((data) => {
    if (isReading) return;
    const { files, trouble: met } = droppedFiles(data, { multiple: false });
    setTrouble(met);
    void take(files[0]);
  });
  return (
    <>
      <input
        ref={field}
        type="file"
        hidden
        accept={TABLE_FILES}
        aria-label={label}
        onChange={({ currentTarget }) => {
          setTrouble(null);
          void take(currentTarget.files?.[0]);
          // The same file may be chosen again after it was fixed.
          currentTarget.value = '';
        }}
      />
      <Button size="s" icon="upload" busy={isReading} onClick={() => field.current?.click()}>
        {label}
      </Button>
      {(rejection ?? trouble) && (
        <Suspense fallback={null}>
          {rejection && <RejectionNotice rejection={rejection} />}
          {trouble && <IgnoredFilesNotice trouble={trouble} />}
        </Suspense>
      )}
    </>
  );
}

/** Files dropped anywhere on the page, which would open in its place otherwise. */
function useDroppedFiles(onDrop: (data: DataTransfer) => void): void {
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  });
  useEffect(() => {
    const accept = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer || !carriesFiles(event.dataTransfer)) return;
      event.preventDefault();
      if (event.type === 'drop') latest.current(event.dataTransfer);
    };
    document.addEventListener('dragover', accept);
    document.addEventListener('drop', accept);
    return () => {
      document.removeEventListener('dragover', accept);
      document.removeEventListener('drop', accept);
    };
  }, []);
}
