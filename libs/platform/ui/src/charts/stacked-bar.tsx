import { useId } from 'react';
import type { Tone } from '../tone.ts';
import { ChartFill } from './chart-fill.tsx';
import { ChartSwatch } from './chart-swatch.tsx';
import styles from './stacked-bar.module.css';

export interface BarSegment {
  id: string;
  label: string;
  /** Negative values and zero take no space in the bar, but stay in the legend. */
  value: number;
  /** The value as people read it. */
  text: string;
  /** Which fill, from 0, where a color means something on the page; otherwise its place. */
  fill?: number | undefined;
  /** Its color, where the same one means it elsewhere on the page. */
  tone?: Tone | undefined;
}

export interface StackedBarProps {
  /** What is broken down. */
  label: string;
  segments: readonly BarSegment[];
  /** The whole, where it is more than the sum. */
  total?: number | undefined;
  /** `hidden` keeps the list for screen readers, where a table beside the bar shows the same. */
  legend?: 'shown' | 'hidden' | undefined;
}

/** A whole and its parts. */
export function StackedBar({ label, segments, total = 0, legend = 'shown' }: StackedBarProps) {
  const id = useId();
  const spans = toSpans(segments, total);
  return (
    <figure className={styles.figure} role="group" aria-label={label}>
      <svg className={styles.bar} width="100%" height="18" aria-hidden="true" focusable="false">
        {spans.map(({ index }) => (
          <ChartFill
            key={index}
            id={`${id}-${index}`}
            index={segments[index]?.fill ?? index}
            tone={segments[index]?.tone}
          />
        ))}
        {spans.map(({ index, start, width }) => (
          <rect
            key={index}
            className={styles.segment}
            x={`${start}%`}
            y="-2"
            width={`${width}%`}
            height="22"
            fill={`url(#${id}-${index})`}
          />
        ))}
      </svg>
      <ul className={legend === 'hidden' ? 'visually-hidden' : styles.legend}>
        {segments.map((segment, index) => (
          <li key={segment.id} className={styles.entry}>
            <span className={styles.name}>
              <ChartSwatch index={segment.fill ?? index} tone={segment.tone} />
              {segment.label}
            </span>{' '}
            <span className={styles.value}>{segment.text}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

interface Span {
  readonly index: number;
  readonly start: number;
  readonly width: number;
}

function toSpans(segments: readonly BarSegment[], total: number): readonly Span[] {
  const sizes = segments.map(({ value }) => (Number.isFinite(value) ? Math.max(0, value) : 0));
  const sum = sizes.reduce((before, size) => before + size, 0);
  const whole = Math.max(total, sum);
  const spans: Span[] = [];
  let start = 0;
  sizes.forEach((size, index) => {
    if (size === 0) return;
    const width = (size / whole) * 100;
    spans.push({ index, start, width });
    start += width;
  });
  return spans;
}
