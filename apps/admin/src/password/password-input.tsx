import { classNames, TextInput, type TextInputProps } from '@seller-toolbox/ui';
import { MoreIcon } from '@seller-toolbox/ui/more-icons';
import { useState } from 'react';
import styles from './password-input.module.css';

export interface PasswordInputProps extends Omit<TextInputProps, 'type'> {
  readonly showLabel: string;
  readonly hideLabel: string;
}

/** A password that can be looked at while it is typed. */
export function PasswordInput({ showLabel, hideLabel, className, ...rest }: PasswordInputProps) {
  const [isShown, setShown] = useState(false);
  return (
    <span className={styles.field}>
      <TextInput
        {...rest}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={256}
        className={classNames(styles.input, className)}
      />
      <button
        type="button"
        className={styles.eye}
        aria-label={isShown ? hideLabel : showLabel}
        title={isShown ? hideLabel : showLabel}
        onClick={() => setShown(!isShown)}
      >
        <MoreIcon name={isShown ? 'eye-off' : 'eye'} size={18} />
      </button>
    </span>
  );
}
