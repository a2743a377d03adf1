import { Icon } from '@seller-toolbox/ui';
import { useId } from 'react';
import styles from './phone-fold.module.css';

export interface PhoneFoldProps {
  /** What opens it. */
  readonly label: string;
  /** False keeps the box, so that what was opened stays open. */
  readonly isNeeded?: boolean;
}

/**
 * Opens on a phone what the next sibling folds. A checkbox and styles, so that it works before and without scripts; once opened
 * the button is gone. Wider screens fold nothing.
 */
export function PhoneFold({ label, isNeeded = true }: PhoneFoldProps) {
  const id = useId();
  return (
    <>
      <input id={id} type="checkbox" className={styles.box} disabled={!isNeeded} />
      <label htmlFor={id} className={styles.button} hidden={!isNeeded}>
        {label}
        <Icon name="chevron-down" size={16} />
      </label>
    </>
  );
}
