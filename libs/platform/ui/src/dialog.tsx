import { useEffect, useId, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import styles from './dialog.module.css';

export interface DialogProps {
  open: boolean;
  /** Escape, the close button or a click beside the dialog. */
  onClose: () => void;
  title: ReactNode;
  titleLook?: 'shown' | 'hidden' | undefined;
  closeLabel: string;
  /** `top` for a palette, `drawer` for details at the right edge. */
  place?: 'center' | 'top' | 'drawer' | undefined;
  size?: 'm' | 'l' | undefined;
  /** `explicit` ignores clicks beside it, for forms that must not be lost. */
  dismiss?: 'light' | 'explicit' | undefined;
  /** Buttons at the end, the main one last. */
  footer?: ReactNode;
  /** An element with `data-autofocus` gets the focus first. */
  children: ReactNode;
}

/** A modal on the native element: focus stays inside, and returns to where it was. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, titleLook = 'shown', closeLabel, footer, children } = props;
  const { place = 'center', size = 'm', dismiss = 'light' } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModal(dialog, open);

  function closeOnBackdropClick(event: MouseEvent<HTMLDialogElement>) {
    if (dismiss === 'light' && event.target === event.currentTarget) onClose();
  }

  /** Handled as a key event: browsers let no page cancel a close request twice in a row. */
  function press(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onClose();
  }

  return (
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, styles[place], styles[size])}
      aria-labelledby={titleId}
      onMouseDown={closeOnBackdropClick}
      onKeyDown={press}
      onCancel={(event) => {
        // A file input inside sends the same event.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        if (!open || event.target !== event.currentTarget) return;
        // Where the browser closed it by itself, whether it closes is still for the page to say.
        if (!event.currentTarget.open) event.currentTarget.showModal();
        onClose();
      }}
    >
      {open && (
        <div className={styles.panel}>
          <div className={titleLook === 'hidden' ? styles.bareHead : styles.head}>
            <h2 id={titleId} className={titleLook === 'hidden' ? 'visually-hidden' : styles.title}>
              {title}
            </h2>
            <IconButton icon="x" label={closeLabel} onClick={onClose} />
          </div>
          <div className={styles.body}>{children}</div>
          {footer !== undefined && <div className={styles.footer}>{footer}</div>}
        </div>
      )}
    </dialog>
  );
}

function useModal(ref: { readonly current: HTMLDialogElement | null }, open: boolean) {
  useEffect(() => {
    const dialog = ref.current;
    if (!open || dialog === null) return undefined;
    const before = document.activeElement;
    if (!dialog.open) dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      if (dialog.open) dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [ref, open]);
}
