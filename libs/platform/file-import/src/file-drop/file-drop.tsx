import { classNames } from '@seller-toolbox/ui';
import { createContext, lazy, Suspense, type ReactNode } from 'react';
import styles from './file-drop.module.css';
import { useFileDrop, type FileDropOptions } from './use-file-drop.ts';

// Rarely shown, so its words load with it.
const IgnoredFilesNotice = lazy(async () => ({
  default: (await import('./ignored-files-notice.tsx')).IgnoredFilesNotice,
}));

/** What a button in the zone needs of it. */
export interface FileDropField extends Pick<FileDropOptions, 'accept' | 'multiple' | 'isBusy'> {
  readonly choose: (files: FileList | null) => void;
}

export const FileDropContext = createContext<FileDropField | null>(null);

export interface FileDropProps extends FileDropOptions {
  /** `filled` where the tool begins with a file, `open` around fields that take a text instead, `plain` around content. */
  look: 'filled' | 'open' | 'plain';
  /** Contains a `FileButton`, so that dragging is optional. */
  children: ReactNode;
}

/** A zone for files: dropped on it, pasted on the page, or chosen by the `FileButton` within. */
export function FileDrop({ look, children, ...options }: FileDropProps) {
  const { accept, multiple, isBusy } = options;
  const { isOver, trouble, zone, choose } = useFileDrop(options);
  return (
    <div className={classNames(styles.zone, styles[look], isOver && styles.over)} {...zone}>
      <FileDropContext value={{ accept, multiple, isBusy, choose }}>{children}</FileDropContext>
      {trouble && (
        <Suspense fallback={null}>
          <IgnoredFilesNotice trouble={trouble} />
        </Suspense>
      )}
    </div>
  );
}
