import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** Says that something is loading. */
  label: string;
  shape?: 'lines' | 'figure' | 'block' | 'row' | undefined;
  /** How many lines or rows. */
  count?: number | undefined;
}

/** A placeholder for content. It shows after 200 ms, so that a quick answer brings no flicker. */
export function Skeleton({ label, shape = 'lines', count = shape === 'lines' ? 3 : 1 }: SkeletonProps) {
  return (
    <div className={styles.skeleton} role="status">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={classNames(styles.placeholder, styles[shape])} aria-hidden="true" />
      ))}
    </div>
  );
}
