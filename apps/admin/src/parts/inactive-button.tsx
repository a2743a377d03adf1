import { Button, classNames, type ButtonProps } from '@seller-toolbox/ui';
import styles from './inactive-button.module.css';

export interface InactiveButtonProps extends Omit<ButtonProps, 'disabled' | 'busy'> {
  readonly inactive: boolean;
}

/** A button without an action for now. It keeps the focus, which a disabled one would lose. */
export function InactiveButton({ inactive, className, onClick, ...rest }: InactiveButtonProps) {
  return (
    <Button
      {...rest}
      aria-disabled={inactive || undefined}
      className={classNames(inactive && styles.inactive, className)}
      onClick={inactive ? undefined : onClick}
    />
  );
}
