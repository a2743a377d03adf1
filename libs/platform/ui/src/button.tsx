import type { ComponentProps, MouseEvent } from 'react';
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class.ts';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-set.ts';
import styles from './button.module.css';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  icon?: IconName | undefined;
  /** Shows a spinner and ignores clicks, but keeps the focus. */
  busy?: boolean | undefined;
  /** `wide` shows only the icon on a phone; the words stay for screen readers. */
  words?: 'always' | 'wide' | undefined;
}

export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    icon,
    busy = false,
    words = 'always',
    className,
    children,
    onClick,
    ...rest
  } = props;

  function click(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      className={classNames(buttonClass(variant, size), className)}
      onClick={click}
    >
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : icon && <Icon name={icon} size={18} />}
      {typeof children === 'string' && !icon && !busy ? (
        // Most buttons: one element less on the page.
        children
      ) : (
        <span className={classNames(styles.words, words === 'wide' && styles.wide)}>{children}</span>
      )}
    </button>
  );
}
