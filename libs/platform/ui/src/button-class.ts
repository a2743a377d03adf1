import { classNames } from './class-names.ts';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'soft' | 'plain' | 'quiet' | 'danger';
export type ButtonSize = 's' | 'm' | 'l';

/** The look of a button for what must be a link. */
export function buttonClass(variant: ButtonVariant = 'plain', size: ButtonSize = 'm'): string {
  return classNames(styles.button, styles[variant], styles[size]);
}
