import { Button } from '@seller-toolbox/ui';
import { useState, type ReactNode } from 'react';
import { FileZone } from './file-zone.tsx';
import { TABLE_FILES } from './table-files.ts';

export interface ImportZoneProps {
  labels: {
    readonly title: string;
    readonly hint: string;
    /** That the files stay here. */
    readonly kept: string;
    readonly choose: string;
    readonly paste: string;
  };
  /** Reads and shows the files; comes with the first, or without any for pasted rows. */
  children: (picked: readonly File[]) => ReactNode;
}

/** Takes the visitor's files before a form for samples. */
export function ImportZone({ labels, children }: ImportZoneProps) {
  const [picked, setPicked] = useState<readonly File[] | null>(null);
  const { paste, ...texts } = labels;
  return (
    <>
      <FileZone icon="upload" {...texts} accept={TABLE_FILES} multiple onFiles={setPicked}>
        {picked === null && (
          <Button variant="quiet" onClick={() => setPicked([])}>
            {paste}
          </Button>
        )}
      </FileZone>
      {picked && children(picked)}
    </>
  );
}
