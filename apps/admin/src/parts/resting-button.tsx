import { Button, classNames, type ButtonProps } from '@seller-toolbox/ui';
import styles from './resting-button.module.css';

export interface RestingButtonProps extends Omit<ButtonProps, 'disabled' | 'busy'> {
  readonly rests: boolean;
}

/** A button that has nothing to do for now. It keeps the focus meanwhile, which a disabled one would lose. */
export function RestingButton({ rests, className, onClick, ...rest }: RestingButtonProps) {
  return (
    <Button
      {...rest}
      aria-disabled={rests || undefined}
      className={classNames(rests && styles.resting, className)}
      onClick={rests ? undefined : onClick}
    />
  );
}
