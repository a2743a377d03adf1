import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import type { Tone } from './tone.ts';
import styles from './key-figure.module.css';
import tones from './tone.module.css';

export interface KeyFigureProps {
  label: ReactNode;
  /** Already formatted for the language. */
  value: ReactNode;
  unit?: ReactNode;
  note?: ReactNode;
  tone?: Tone | undefined;
  /** `l` once a page, `m` for the figures beside it, `s` for a row of many. */
  size?: 's' | 'm' | 'l' | undefined;
  /** Beside the value: a copy button, a badge. */
  aside?: ReactNode;
}

/** A figure too long for its line takes the unit along to the next one. */
const NO_BREAK = '\u00a0';

/** The figure a person came for. */
export function KeyFigure({ label, value, unit, note, tone, size = 'l', aside }: KeyFigureProps) {
  const id = useId();
  return (
    <div className={styles.figure} role="group" aria-labelledby={id}>
      <p id={id} className={styles.label}>
        {label}
      </p>
      <div className={styles.line}>
        <p className={classNames(styles.value, styles[size], tone && tones[tone], tone && styles.toned)}>
          {value}
          {unit !== undefined && (
            <span className={styles.unit}>
              {NO_BREAK}
              {unit}
            </span>
          )}
        </p>
        {aside}
      </div>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </div>
  );
}
