import { useId } from 'react';
import { classNames } from '../class-names.ts';
import type { Tone } from '../tone.ts';
import tones from '../tone.module.css';
import { shareOf } from './share.ts';
import { RulerMarkSign } from './ruler-mark-sign.tsx';
import styles from './ruler-bar.module.css';

export interface RulerMark {
  id: string;
  at: number;
  /** With the number in it: "Mobile cut at 70". */
  label: string;
}

export interface RulerBarProps {
  /** What is measured. */
  label: string;
  value: number;
  /** The length as people read it: "83 / 75". */
  text: string;
  /** What exceeds it is hatched. */
  limit: number;
  /** Length of the ruler; a longer value makes it longer. */
  max: number;
  marks?: readonly RulerMark[] | undefined;
  /** Of the part within the limit; the rest is `bad`. */
  tone?: Tone | undefined;
  /** Distance of the small ticks, 10 by default. */
  tickEvery?: number | undefined;
}

/** A length on a ruler, with its limit and other marks. */
export function RulerBar(props: RulerBarProps) {
  const { label, value, text, limit, marks = [], tone = 'accent', tickEvery = 10 } = props;
  const hatch = useId();
  const max = Math.max(props.max, value, limit);
  const percent = (at: number) => `${shareOf(at, max) * 100}%`;
  const over = Math.max(0, value - limit);
  return (
    <figure className={classNames(styles.figure, tones[tone])} role="group" aria-label={label}>
      <p className={styles.head}>
        <span>{label}</span> <span className={styles.text}>{text}</span>
      </p>
      <svg className={styles.ruler} width="100%" height="36" aria-hidden="true" focusable="false">
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="6" height="6" className={styles.over} />
          <path d="M0 0V6" className={styles.hatch} />
        </pattern>
        <rect className={styles.track} y="8" width="100%" height="14" rx="4" />
        <rect className={styles.within} y="8" width={percent(value - over)} height="14" rx="4" />
        {over > 0 && (
          <rect x={percent(limit)} y="8" width={percent(over)} height="14" fill={`url(#${hatch})`} />
        )}
        {toTicks(max, tickEvery).map((at) => (
          <line key={at} className={styles.tick} x1={percent(at)} x2={percent(at)} y1="26" y2="31" />
        ))}
        {marks.map((mark, index) => (
          <svg key={mark.id} className={styles.mark} x={percent(mark.at)} y="2" width="1" height="32">
            <RulerMarkSign index={index} />
          </svg>
        ))}
      </svg>
      {marks.length > 0 && (
        <ul className={styles.marks}>
          {marks.map((mark, index) => (
            <li key={mark.id} className={styles.entry}>
              <svg className={styles.sign} width="13" height="16" viewBox="-6.5 0 13 16" aria-hidden="true">
                <RulerMarkSign index={index} height={16} />
              </svg>
              {mark.label}
            </li>
          ))}
        </ul>
      )}
    </figure>
  );
}

// More than some 60 ticks would be a grey band.
function toTicks(max: number, every: number): readonly number[] {
  const step = every > 0 ? every * Math.max(1, Math.ceil(max / every / 60)) : max;
  if (!(step > 0)) return [];
  return Array.from({ length: Math.floor(max / step) + 1 }, (_, index) => index * step);
}
