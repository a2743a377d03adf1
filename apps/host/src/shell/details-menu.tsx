import { classNames, useDismiss } from '@seller-toolbox/ui';
import { useRef, useState, type ReactNode } from 'react';
import styles from './details-menu.module.css';

export interface DetailsMenuProps {
  /** What the menu is for. */
  readonly label: string;
  /** On the button, after its name. */
  readonly face: ReactNode;
  readonly className?: string | undefined;
  readonly children: (close: () => void) => ReactNode;
}

/** A menu that opens without a script too. It closes on Escape, on a press outside and when told. */
export function DetailsMenu({ label, face, className, children }: DetailsMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);

  function close() {
    if (details.current) details.current.open = false;
  }

  function closeAndStay() {
    close();
    details.current?.querySelector('summary')?.focus();
  }

  useDismiss(details, open, (by) => (by === 'escape' ? closeAndStay() : close()));

  return (
    <details
      ref={details}
      className={classNames(styles.menu, className)}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      onKeyDown={(event) => {
        // The toggle is told a moment late; a quick Escape comes before it.
        if (event.key === 'Escape') closeAndStay();
      }}
    >
      <summary className={styles.summary} title={label}>
        <span className="visually-hidden">{label}</span>
        {face}
      </summary>
      <div className={styles.panel}>{children(closeAndStay)}</div>
    </details>
  );
}
