import { useId } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-set.ts';
import styles from './segmented-control.module.css';
import type { Tone } from './tone.ts';
import tones from './tone.module.css';

export interface SegmentOption<T extends string = string> {
  value: T;
  label: string;
  icon?: IconName | undefined;
  /** The color of the icon. */
  tone?: Tone | undefined;
  disabled?: boolean | undefined;
}

export interface SegmentedControlProps<T extends string = string> {
  label: string;
  labelLook?: 'shown' | 'hidden' | undefined;
  options: readonly SegmentOption<T>[];
  value: T;
  onValueChange: (value: T) => void;
  /** `chips` wraps and suits many options. */
  look?: 'joined' | 'chips' | undefined;
}

/** One choice of a few: real radio buttons, so that arrow keys, forms and readers know them. */
export function SegmentedControl<T extends string>(props: SegmentedControlProps<T>) {
  const { label, labelLook = 'hidden', options, value, onValueChange, look = 'joined' } = props;
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={labelLook === 'hidden' ? 'visually-hidden' : styles.legend}>{label}</legend>
      <div className={classNames(styles.segments, styles[look])}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onValueChange(option.value)}
            />
            <span className={styles.face}>
              {option.icon && (
                <Icon name={option.icon} size={16} className={option.tone && tones[option.tone]} />
              )}
              {option.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
