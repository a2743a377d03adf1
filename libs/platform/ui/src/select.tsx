import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { useFieldAttributes } from './field-context.ts';
import styles from './control.module.css';

export interface SelectOption<T extends string = string> {
  value: T;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectGroup<T extends string = string> {
  label: string;
  options: readonly SelectOption<T>[];
}

export interface SelectProps<T extends string = string> extends Omit<
  ComponentProps<'select'>,
  'value' | 'children'
> {
  options: readonly (SelectOption<T> | SelectGroup<T>)[];
  value: T;
  onValueChange?: ((value: T) => void) | undefined;
}

export function Select<T extends string>(props: SelectProps<T>) {
  const { options, onValueChange, onChange, className, ...rest } = props;
  const attributes = useFieldAttributes(rest);
  return (
    <span
      className={classNames(
        styles.frame,
        styles.choice,
        attributes['aria-invalid'] && styles.invalid,
        rest.disabled && styles.disabled,
        className,
      )}
    >
      <select
        {...rest}
        {...attributes}
        className={styles.select}
        onChange={(event) => {
          onChange?.(event);
          const chosen = allOptions(options)[event.currentTarget.selectedIndex];
          if (chosen) onValueChange?.(chosen.value);
        }}
      >
        {options.map((entry) =>
          'options' in entry ? (
            <optgroup key={entry.label} label={entry.label}>
              {entry.options.map(toOption)}
            </optgroup>
          ) : (
            toOption(entry)
          ),
        )}
      </select>
    </span>
  );
}

function allOptions<T extends string>(options: SelectProps<T>['options']): readonly SelectOption<T>[] {
  return options.flatMap((entry) => ('options' in entry ? entry.options : [entry]));
}

function toOption(option: SelectOption) {
  return (
    // Names by Intl differ between browsers and the one that wrote the page.
    <option key={option.value} value={option.value} disabled={option.disabled} suppressHydrationWarning>
      {option.label}
    </option>
  );
}
