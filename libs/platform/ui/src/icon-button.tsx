import type { ComponentProps } from 'react';
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class.ts';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-set.ts';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  label: string;
  icon: IconName;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Given for a toggle: whether it is on. */
  pressed?: boolean | undefined;
}

export function IconButton(props: IconButtonProps) {
  const { label, icon, variant = 'quiet', size = 'm', pressed, className, ...rest } = props;
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      aria-pressed={pressed}
      className={classNames(buttonClass(variant, size), styles.square, styles[size], className)}
    >
      <Icon name={icon} size={size === 's' ? 16 : 20} />
    </button>
  );
}
