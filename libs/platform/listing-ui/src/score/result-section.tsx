import type { ReactNode } from 'react';
import styles from './result-section.module.css';

export interface ResultSectionProps {
  title: ReactNode;
  /** Instead of a list that is empty. */
  none?: ReactNode;
  children?: ReactNode;
}

/** A part of a result under a quiet heading. */
export function ResultSection({ title, none, children }: ResultSectionProps) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {none !== undefined && none !== false && <p className={styles.none}>{none}</p>}
      {children}
    </section>
  );
}
