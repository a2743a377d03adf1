import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import type { ReactNode } from 'react';
import styles from './score-explanation.module.css';

/** What a score lost, and why. */
export interface Deduction {
  readonly code: string;
  /** `pointsEach` times `times`. */
  readonly points: number;
  readonly pointsEach?: number;
  readonly times?: number;
  readonly reason: ReactNode;
}

export interface ExplainedScore {
  readonly name: string;
  readonly title: string;
  readonly value: number;
  readonly deductions: readonly Deduction[];
  /** The deductions come to more than 100. */
  readonly isFloored: boolean;
}

export interface ScoreExplanationProps {
  scores: readonly ExplainedScore[];
  /** Before them, across the whole width: what is made of these scores. */
  lead?: ReactNode;
  /** After them: figures with formulas of their own, each a section. */
  children?: ReactNode;
}

/** Scores as 100 less their deductions, each with what costs it. */
export function ScoreExplanation({ scores, lead, children }: ScoreExplanationProps) {
  return (
    <div className={styles.scores}>
      {lead !== undefined && <section className={styles.lead}>{lead}</section>}
      {scores.map((score) => (
        <Score key={score.name} score={score} />
      ))}
      {children}
    </div>
  );
}

function Score({ score: { title, value, deductions, isFloored } }: { score: ExplainedScore }) {
  const t = usePlatformWords();
  const format = useFormat();
  const terms = ['100', ...deductions.map(({ points }) => format.number(points))].join(' − ');
  const formula = isFloored ? `max(0, ${terms})` : terms;
  return (
    <section>
      <h3>{title}</h3>
      {deductions.length === 0 ? (
        <p>{t('score.noDeductions')}</p>
      ) : (
        <p>
          <code>
            {formula} = {format.number(value)}
          </code>
        </p>
      )}
      <ul>
        {deductions.map(({ code, points, pointsEach = points, times = 1, reason }) => (
          <li key={code}>
            <span className={styles.points}>
              −{format.number(points)}
              {times > 1 && ` (${format.number(times)} × ${format.number(pointsEach)})`}
            </span>
            {reason !== undefined && <span>{reason}</span>}
          </li>
        ))}
      </ul>
      {isFloored && <p>{t('score.lowest')}</p>}
    </section>
  );
}
