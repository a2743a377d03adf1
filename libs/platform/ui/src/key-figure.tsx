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
  /** A sentence with `FIGURE` where the value is in it; its words are smaller than the value. */
  sentence?: string | undefined;
  /** In it, `<b>` marks the decision that follows from the figure; a `<strong>` judges the figure, and no second one comes between. */
  note?: ReactNode;
  /** The figure that follows from the first: beside it, a level smaller. */
  second?: { readonly label: ReactNode; readonly value: ReactNode } | undefined;
  tone?: Tone | undefined;
  /** `l` once a page, `m` for the figures beside it, `s` for a row of many. */
  size?: 's' | 'm' | 'l' | undefined;
  /** Beside the value: a copy button, a badge. */
  aside?: ReactNode;
}

/** Marks the place of the value in a sentence; no text contains it. */
export const FIGURE = '\u0000';

/** A figure too long for its line takes the unit along to the next one. */
const NO_BREAK = '\u00a0';

/** The figure a person came for. */
export function KeyFigure(props: KeyFigureProps) {
  const { label, value, unit, sentence = FIGURE, note, second, tone, size = 'l', aside } = props;
  const id = useId();
  const [before, after] = sentence
    .split(FIGURE)
    .map((words) => words && <span className={styles.words}>{words}</span>);
  return (
    <div className={styles.figure} role="group" aria-labelledby={id}>
      <p id={id} className={styles.label}>
        {label}
      </p>
      <div className={styles.line}>
        <p className={classNames(styles.value, styles[size], tone && tones[tone], tone && styles.toned)}>
          {before}
          {value}
          {after}
          {unit !== undefined && (
            <span className={styles.unit}>
              {NO_BREAK}
              {unit}
            </span>
          )}
        </p>
        {second && (
          <p className={classNames(styles.value, styles.s, styles.second)}>
            <span className={styles.label}>{second.label}</span>
            {second.value}
          </p>
        )}
        {aside}
      </div>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}
