import type { ReactNode } from 'react';
import styles from './length-counter.module.css';

/** How full a limit is. */
export type LengthState = 'within' | 'near' | 'over';

/** How long a text is, red over the limit. */
export function LengthCounter({ state, children }: { state: LengthState; children: ReactNode }) {
  return (
    <span className={styles.counter} data-state={state}>
      {children}
    </span>
  );
}

export interface LengthDotProps {
  state: LengthState;
  /** What the dot says; without it there is none. */
  note: string | undefined;
}

/** Beside a text that comes close to its limit: amber, then red. Its parent is positioned. */
export function LengthDot({ state, note }: LengthDotProps) {
  if (note === undefined) return null;
  return <span className={styles.dot} data-state={state} role="img" aria-label={note} title={note} />;
}
