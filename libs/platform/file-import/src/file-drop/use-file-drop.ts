import { useEffect, useRef, useState, type ComponentProps, type DragEvent } from 'react';
import {
  carriesFiles,
  droppedFiles,
  pastedFiles,
  type AcceptedFiles,
  type IgnoredFilesReason,
} from './accepted-files.ts';

export interface FileDropOptions {
  /** Endings and media types, as a field for files writes them. What a file really is, its content tells the tool. */
  accept: string;
  /** Accepts several files. */
  multiple?: boolean | undefined;
  /** A file is being read: no other one is taken. */
  isBusy?: boolean | undefined;
  /** At least one. */
  onFiles: (files: readonly File[]) => void;
}

type Zone = Pick<ComponentProps<'div'>, 'onDragOver' | 'onDragLeave' | 'onDrop'>;

export interface FileDropState {
  /** Files hang over the zone. */
  readonly isOver: boolean;
  readonly trouble: IgnoredFilesReason | null;
  /** For the element that files are dropped on. */
  readonly zone: Zone;
  /** For the field for files. */
  readonly choose: (files: FileList | null) => void;
}

/** Files by choice, by dropping them on a zone or by pasting them anywhere on the page. */
export function useFileDrop({
  accept,
  multiple = false,
  isBusy = false,
  onFiles,
}: FileDropOptions): FileDropState {
  const [isOver, setOver] = useState(false);
  const [trouble, setTrouble] = useState<IgnoredFilesReason | null>(null);
  const take = ({ files, trouble: met }: AcceptedFiles) => {
    setTrouble(met);
    if (files.length > 0) onFiles(files);
  };
  usePastedFiles((data) => (isBusy ? NOTHING : pastedFiles(data, { accept, multiple })), take);
  useRejectOutsideDrops();
  return {
    isOver,
    trouble,
    zone: {
      onDragOver: (event) => {
        if (isForField(event)) return;
        event.preventDefault();
        if (isBusy) event.dataTransfer.dropEffect = 'none';
        else setOver(true);
      },
      onDragLeave: (event) => {
        if (!holds(event.currentTarget, event.relatedTarget)) setOver(false);
      },
      onDrop: (event) => {
        if (isForField(event)) return;
        event.preventDefault();
        setOver(false);
        if (!isBusy) take(droppedFiles(event.dataTransfer, { multiple }));
      },
    },
    choose: (list) => {
      const files = [...(list ?? [])];
      if (files.length > 0 && !isBusy) take({ files, trouble: null });
    },
  };
}

const NOTHING: AcceptedFiles = { files: [], trouble: null };

/** A text that is dragged into a field is the field's. */
function isForField({ dataTransfer, target }: DragEvent): boolean {
  return !carriesFiles(dataTransfer) && target instanceof Element && target.matches('input, textarea');
}

function holds(element: Element, place: EventTarget | null): boolean {
  return place instanceof Node && element.contains(place);
}

function usePastedFiles(
  filesOf: (data: DataTransfer) => AcceptedFiles,
  take: (handed: AcceptedFiles) => void,
): void {
  const latest = useRef({ filesOf, take });
  useEffect(() => {
    latest.current = { filesOf, take };
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const handed = event.clipboardData && latest.current.filesOf(event.clipboardData);
      if (!handed || handed.files.length === 0) return;
      event.preventDefault();
      latest.current.take(handed);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}

/** Otherwise the browser opens a file that is dropped outside the zone, and the page with its input is lost. */
function useRejectOutsideDrops(): void {
  useEffect(() => {
    const reject = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer || !carriesFiles(event.dataTransfer)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    };
    document.addEventListener('dragover', reject);
    document.addEventListener('drop', reject);
    return () => {
      document.removeEventListener('dragover', reject);
      document.removeEventListener('drop', reject);
    };
  }, []);
}
