import type { ReactNode } from 'react';
import styles from './list-table.module.css';

/** Says what is missing, why, and offers one way on. */
export function EmptyState({ title, text, action }: { title: string; text?: string; action?: ReactNode }) {
  return (
    <div className={styles.emptyState}>
      <p className={styles.emptyTitle}>{title}</p>
      {text !== undefined && <p>{text}</p>}
      {action}
    </div>
  );
}
