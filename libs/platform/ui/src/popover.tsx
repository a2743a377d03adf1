import { useId, useRef, useState, type ReactNode } from 'react';
import { Button } from './button.tsx';
import type { ButtonSize, ButtonVariant } from './button-class.ts';
import { classNames } from './class-names.ts';
import { useDismiss } from './dismiss.ts';
import type { IconName } from './icon-set.ts';
import { keepOnScreen } from './keep-on-screen.ts';
import styles from './popover.module.css';

export interface PopoverProps {
  /** On the button that opens it, and the name of what opens. */
  label: string;
  icon?: IconName | undefined;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  words?: 'always' | 'wide' | undefined;
  align?: 'start' | 'end' | undefined;
  /** Content, or a function that gets what closes the popover. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

export function Popover(props: PopoverProps) {
  const { label, icon, variant = 'quiet', size, words, align = 'end', children } = props;
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  function close() {
    setOpen(false);
    trigger.current?.focus();
  }

  useDismiss(root, open, (by) => (by === 'escape' ? close() : setOpen(false)));

  return (
    <div ref={root} className={styles.root}>
      <Button
        ref={trigger}
        variant={variant}
        size={size}
        icon={icon}
        words={words}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => setOpen(!open)}
      >
        {label}
      </Button>
      {open && (
        <div
          id={panelId}
          ref={keepOnScreen}
          role="group"
          aria-label={label}
          className={classNames(styles.panel, styles[align])}
        >
          {typeof children === 'function' ? children(close) : children}
        </div>
      )}
    </div>
  );
}
