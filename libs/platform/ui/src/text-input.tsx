import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { useFieldAttributes, useFieldUnit } from './field-context.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-set.ts';
import styles from './control.module.css';

export interface TextInputProps extends ComponentProps<'input'> {
  onValueChange?: ((value: string) => void) | undefined;
  /** At the start of the frame. */
  icon?: IconName | undefined;
}

export function TextInput({ onValueChange, onChange, icon, className, ...rest }: TextInputProps) {
  const attributes = useFieldAttributes(rest);
  const { unit, unitId } = useFieldUnit();
  return (
    <span
      className={classNames(
        styles.frame,
        attributes['aria-invalid'] && styles.invalid,
        rest.disabled && styles.disabled,
        className,
      )}
    >
      {icon && <Icon name={icon} size={18} className={styles.icon} />}
      <input
        type="text"
        {...rest}
        {...attributes}
        className={styles.input}
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.(event.currentTarget.value);
        }}
      />
      {unit !== undefined && unit !== null && unit !== '' && (
        <span id={unitId} className={styles.unit}>
          {unit}
        </span>
      )}
    </span>
  );
}
