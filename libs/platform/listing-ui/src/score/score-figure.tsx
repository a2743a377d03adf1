import { ScoreRing, type ScoreRingProps } from '@seller-toolbox/ui/charts';
import type { ReactNode } from 'react';
import styles from './score-figure.module.css';

export interface ScoreFigureProps extends Omit<ScoreRingProps, 'size'> {
  /** How much there is to read below it. */
  children: ReactNode;
  /** Behind that, such as a copy button. */
  aside?: ReactNode;
}

/** The score that matters, large; on a phone small enough to stay in sight. */
export function ScoreFigure({ children, aside, ...ring }: ScoreFigureProps) {
  return (
    <div className={styles.figure}>
      <ScoreRing {...ring} size="l" />
      <p className={styles.found}>{children}</p>
      {aside}
    </div>
  );
}
