import type { ReactNode } from 'react';
import styles from './explanation.module.css';

/** The way to a figure, each step an `li`. */
export function StepList({ children }: { children: ReactNode }) {
  return <ol className={styles.steps}>{children}</ol>;
}

/** Under the steps: where figures come from, each an `li`. */
export function SourceList({ children }: { children: ReactNode }) {
  return <ul className={styles.sources}>{children}</ul>;
}
