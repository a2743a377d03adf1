import { useId } from 'react';
import type { Tone } from '../tone.ts';
import { ChartFill } from './chart-fill.tsx';
import styles from './chart-swatch.module.css';

export interface ChartSwatchProps {
  /** Place of the segment in its chart, from 0. */
  index: number;
  tone?: Tone | undefined;
}

/** The fill of a segment as a small square, for a legend or the rows of a table beside the chart. */
export function ChartSwatch({ index, tone }: ChartSwatchProps) {
  const id = useId();
  return (
    <svg className={styles.swatch} width="12" height="12" aria-hidden="true" focusable="false">
      <ChartFill id={id} index={index} tone={tone} />
      <rect width="12" height="12" rx="3" fill={`url(#${id})`} />
    </svg>
  );
}
