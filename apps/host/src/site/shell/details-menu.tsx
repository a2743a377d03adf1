import { classNames } from '@seller-toolbox/ui';
import { useEffect, useEffectEvent, useRef, type ReactNode, type RefObject } from 'react';
import styles from './details-menu.module.css';

export interface DetailsMenuProps {
  /** What the menu is for. */
  readonly label: string;
  /** On the button, after its name. */
  readonly face: ReactNode;
  readonly className?: string | undefined;
  readonly onOpen?: () => void;
  readonly children: (close: () => void) => ReactNode;
}

/** A menu that opens without a script too. It closes on Escape, on a press outside and on request. */
export function DetailsMenu({ label, face, className, onOpen, children }: DetailsMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useClosing(details);
  const noteOpened = useEffectEvent(() => details.current?.open && onOpen?.());
  // It may have been opened before it hydrated.
  useEffect(() => void noteOpened(), []);
  return (
    <details
      ref={details}
      className={classNames(styles.menu, className)}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary className={styles.summary} title={label}>
        <span className="visually-hidden">{label}</span>
        {face}
      </summary>
      <div className={styles.panel}>{children(() => closeToButton(details.current))}</div>
    </details>
  );
}

/** Reads from the element itself whether it is open: its toggle event comes too late for quick clicks. */
function useClosing(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const leave = (event: Event) => {
      const menu = details.current;
      if (menu?.open && event.target instanceof Node && !menu.contains(event.target)) menu.open = false;
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.current?.open) return;
      event.preventDefault();
      closeToButton(details.current);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [details]);
}

function closeToButton(menu: HTMLDetailsElement | null): void {
  if (!menu) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
}
