import { Button, type ButtonProps } from '@seller-toolbox/ui';
import { useContext, useRef } from 'react';
import { FileDropContext } from './file-drop.tsx';

export interface FileButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'aria-describedby'> {
  children: string;
}

/** Opens the browser's file dialog for the zone around it. */
export function FileButton({ children, ...look }: FileButtonProps) {
  const drop = useContext(FileDropContext);
  const field = useRef<HTMLInputElement>(null);
  if (drop === null) throw new Error('FileButton must be inside a FileDrop');
  const { accept, multiple, isBusy, choose } = drop;
  return (
    <>
      <input
        ref={field}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        aria-label={children}
        onChange={({ currentTarget }) => {
          choose(currentTarget.files);
          // The same file may be chosen again after it was fixed.
          currentTarget.value = '';
        }}
      />
      <Button {...look} icon="upload" busy={isBusy} onClick={() => field.current?.click()}>
        {children}
      </Button>
    </>
  );
}
