import { Button, Dialog, Notice } from '@seller-toolbox/ui';
import type { ReactNode } from 'react';
import { useFrameWords } from '../app/admin-words-context.tsx';

export interface ConfirmDialogProps {
  readonly open: boolean;
  /** Names what is about to happen. */
  readonly title: string;
  /** Names the thing, and says what cannot be undone. */
  readonly children: ReactNode;
  /** On the button that does it: a verb, never "OK". */
  readonly confirm: string;
  /** `danger` for what destroys something: the focus then starts on "cancel". */
  readonly tone?: 'danger' | 'primary';
  /** The action is running: the dialog stays open until it ends. */
  readonly busy?: boolean;
  readonly error?: string | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirm, tone = 'danger', busy = false, error, onConfirm, onClose } = props;
  const t = useFrameWords();
  const close = () => {
    if (!busy) onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      closeLabel={t('frame.close')}
      footer={
        <>
          <Button
            aria-disabled={busy || undefined}
            onClick={close}
            {...(tone === 'danger' ? { 'data-autofocus': '' } : {})}
          >
            {t('frame.cancel')}
          </Button>
          <Button
            variant={tone}
            busy={busy}
            onClick={onConfirm}
            {...(tone === 'danger' ? {} : { 'data-autofocus': '' })}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {children}
      {error !== undefined && (
        <Notice tone="bad" live="assertive">
          {error}
        </Notice>
      )}
    </Dialog>
  );
}
