import { classNames } from '@seller-toolbox/ui';
import styles from './day-dial.module.css';

export interface DayDialProps {
  /** Share of the day that has passed, 0 to 1. */
  dayShare: number;
  isDaytime: boolean;
  label: string;
}

/** A dial of 24 hours: noon at the top, the day half light, the night half dark, a sun or a moon at the hour. */
export function DayDial({ dayShare, isDaytime, label }: DayDialProps) {
  return (
    <svg className={styles.dial} viewBox="0 0 48 48" width="48" height="48" role="img" aria-label={label}>
      <path className={styles.day} d="M4 24a20 20 0 0 1 40 0z" />
      <path className={styles.night} d="M4 24a20 20 0 0 0 40 0z" />
      <circle className={styles.rim} cx="24" cy="24" r="20" />
      <g transform={`rotate(${dayShare * 360} 24 24)`}>
        <path className={styles.hand} d="M24 24V34" />
        <circle
          className={classNames(styles.body, isDaytime ? styles.sun : styles.moon)}
          cx="24"
          cy="39"
          r="5"
        />
      </g>
    </svg>
  );
}
