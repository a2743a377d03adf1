import { Button, type ButtonProps } from '@seller-toolbox/ui';
import { useContext, useRef } from 'react';
import { FileDropContext } from './file-drop.tsx';

export interface FileButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'aria-describedby'> {
  children: string;
}

/** Opens the browser's dialog for the zone that it stands in. */
export function FileButton({ children, ...look }: FileButtonProps) {
  const drop = useContext(FileDropContext);
  const field = useRef<HTMLInputElement>(null);
  if (drop === null) throw new Error('a button for files stands in a zone for files');
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
          // The same file may be chosen again after it was mended.
          currentTarget.value = '';
        }}
      />
      <Button {...look} icon="upload" busy={isBusy} onClick={() => field.current?.click()}>
        {children}
      </Button>
    </>
  );
}
