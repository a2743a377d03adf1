import { classNames } from '../class-names.ts';
import { toneAt, type Tone, type ToneThreshold } from '../tone.ts';
import tones from '../tone.module.css';
import { shareOf } from './share.ts';
import styles from './score-ring.module.css';

export interface ScoreRingProps {
  /** What is scored. */
  label: string;
  value: number;
  /** 100 by default. */
  max?: number | undefined;
  /** The number as people read it. */
  text: string;
  /** From which value which tone holds. */
  thresholds: readonly ToneThreshold[];
  /** The verdict in words, so that color is not alone. */
  verdict?: string | undefined;
  size?: 's' | 'm' | 'l' | undefined;
}

/** A score as a ring with its number inside. */
export function ScoreRing(props: ScoreRingProps) {
  const { label, value, max = 100, text, thresholds, verdict, size = 'm' } = props;
  const tone: Tone = toneAt(value, thresholds);
  const share = shareOf(value, max) * 100;
  const name = [`${label}: ${text}`, verdict].filter(Boolean).join(', ');
  return (
    <div className={classNames(styles.root, styles[size], tones[tone])} role="img" aria-label={name}>
      <svg className={styles.ring} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <circle className={styles.track} cx="50" cy="50" r="43" />
        {share > 0 && (
          <circle
            className={styles.arc}
            cx="50"
            cy="50"
            r="43"
            pathLength="100"
            strokeDasharray={`${share} 100`}
            transform="rotate(-90 50 50)"
          />
        )}
        <text className={styles.number} x="50" y="50" textAnchor="middle" dominantBaseline="central">
          {text}
        </text>
      </svg>
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        {verdict !== undefined && <span className={styles.verdict}>{verdict}</span>}
      </span>
    </div>
  );
}
