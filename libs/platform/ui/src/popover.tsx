import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import type { ButtonSize, ButtonVariant } from './button-class.ts';
import { classNames } from './class-names.ts';
import type { IconName } from './icon-set.ts';
import { keepOnScreen } from './keep-on-screen.ts';
import styles from './popover.module.css';
import { usePopup } from './popup.ts';
import popup from './popup.module.css';

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
  const { isOpen, close, id: panelId, root, trigger, toggle } = usePopup();
  return (
    <div ref={root} className={popup.root}>
      <Button
        ref={trigger}
        variant={variant}
        size={size}
        icon={icon}
        words={words}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={toggle}
      >
        {label}
      </Button>
      {isOpen && (
        <div
          id={panelId}
          ref={keepOnScreen}
          role="group"
          aria-label={label}
          className={classNames(popup.panel, popup[align], styles.panel)}
        >
          {typeof children === 'function' ? children(close) : children}
        </div>
      )}
    </div>
  );
}
