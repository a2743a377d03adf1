import type { ReactNode } from 'react';
import styles from './action-bar.module.css';

export interface ActionBarProps {
  /** The one next step with the result, as a button; without one there is no bar. */
  action: ReactNode;
  /** The results that the bar belongs to. */
  children: ReactNode;
}

/**
 * Results of a tool whose next step stays in reach: on a phone a bar at the lower edge of the screen while they are on it, and
 * below them once they end. Elsewhere the tool has the button beside its figure.
 */
export function ActionBar({ action, children }: ActionBarProps) {
  return (
    <div className={styles.results}>
      {children}
      {action && (
        <div className={styles.bar} data-above-notices>
          {action}
        </div>
      )}
    </div>
  );
}
