import { useId } from 'react';
import { classNames } from '../class-names.ts';
import type { Tone } from '../tone.ts';
import tones from '../tone.module.css';
import head from '../bar-head.module.css';
import { shareOf } from './share.ts';
import styles from './meter-bar.module.css';

export interface MeterBarProps {
  label: string;
  value: number;
  /** The limit that a full bar means. */
  max: number;
  /** The share as people read it: "18 of 20". */
  text: string;
  tone?: Tone | undefined;
  /** The verdict in words, where the tone is more than decoration. */
  note?: string | undefined;
}

/** How much of a limit is used. */
export function MeterBar({ label, value, max, text, tone = 'accent', note }: MeterBarProps) {
  const id = useId();
  const over = value > max;
  return (
    <div className={classNames(styles.root, tones[tone])}>
      <p className={head.head}>
        <span id={id}>{label}</span> <span className={head.text}>{text}</span>
      </p>
      <div
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(max, Math.max(0, value))}
        aria-valuetext={[text, note].filter(Boolean).join(', ')}
      >
        <svg className={styles.bar} width="100%" height="8" aria-hidden="true" focusable="false">
          <pattern
            id={`${id}-over`}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="6" height="6" className={styles.fill} />
            <path d="M0 0V6" className={styles.hatch} />
          </pattern>
          <rect
            className={over ? undefined : styles.fill}
            width={`${shareOf(value, max) * 100}%`}
            height="8"
            rx="4"
            fill={over ? `url(#${id}-over)` : undefined}
          />
        </svg>
      </div>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </div>
  );
}
