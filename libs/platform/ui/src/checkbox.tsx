import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

export function Checkbox({ label, hint, onCheckedChange, onChange, className, ...rest }: CheckboxProps) {
  const hintId = useId();
  return (
    <div className={classNames(styles.row, className)}>
      <label className={styles.label}>
        <input
          aria-describedby={hint === undefined ? undefined : hintId}
          {...rest}
          type="checkbox"
          className={styles.box}
          onChange={(event) => {
            onChange?.(event);
            onCheckedChange?.(event.currentTarget.checked);
          }}
        />
        <span>{label}</span>
      </label>
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
