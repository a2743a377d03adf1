import { Button, classNames, type ButtonProps } from '@seller-toolbox/ui';
import styles from './inactive-button.module.css';

export interface InactiveButtonProps extends Omit<ButtonProps, 'disabled' | 'busy'> {
  readonly rests: boolean;
}

/** A button without an action for now. It keeps the focus, which a disabled one would lose. */
export function InactiveButton({ rests, className, onClick, ...rest }: InactiveButtonProps) {
  return (
    <Button
      {...rest}
      aria-disabled={rests || undefined}
      className={classNames(rests && styles.resting, className)}
      onClick={rests ? undefined : onClick}
    />
  );
}
