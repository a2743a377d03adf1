import { Button, type ButtonProps } from '@seller-toolbox/ui';
import { usePlatformWords } from '@seller-toolbox/words/react';
import type { ReactNode } from 'react';

export interface DialogActionsProps extends Pick<ButtonProps, 'icon' | 'busy'> {
  isReady: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** On the button that confirms. */
  children: ReactNode;
}

/** The buttons at the foot of a dialog: cancel and confirm. */
export function DialogActions({ isReady, onConfirm, onCancel, children, ...look }: DialogActionsProps) {
  const platform = usePlatformWords();
  return (
    <>
      <Button variant="quiet" onClick={onCancel}>
        {platform('frame.cancel')}
      </Button>
      <Button variant="primary" {...look} aria-disabled={!isReady} onClick={() => isReady && onConfirm()}>
        {children}
      </Button>
    </>
  );
}
