import { useId } from 'react';
import head from './bar-head.module.css';
import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  label: string;
  /** Without it the length of the work is unknown. */
  value?: number | undefined;
  max?: number | undefined;
  /** What is done in words: "3 of 50". */
  text?: string | undefined;
}

export function ProgressBar({ label, value, max = 1, text }: ProgressBarProps) {
  const id = useId();
  return (
    <div className={styles.root}>
      <div className={head.head}>
        <label htmlFor={id}>{label}</label>
        {text !== undefined && <span className={head.text}>{text}</span>}
      </div>
      <progress id={id} className={styles.bar} value={value} max={max} aria-valuetext={text} />
    </div>
  );
}
