import type { ReactNode } from 'react';
import styles from './length-counter.module.css';

/** How full a limit is. */
export type LengthState = 'within' | 'near' | 'over';

export interface LengthCounterProps {
  state: LengthState;
  /** What a dot before the count says: amber near the limit, red over it; without it there is no dot. */
  note: string | undefined;
  children: ReactNode;
}

/** How long a text is, red over the limit. */
export function LengthCounter({ state, note, children }: LengthCounterProps) {
  return (
    <span className={styles.counter} data-state={state}>
      {note !== undefined && <span className={styles.dot} role="img" aria-label={note} title={note} />}
      {children}
    </span>
  );
}
