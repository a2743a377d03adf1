import type { DensityRow, KeywordDensityOutput } from '../engine/keyword-density.schema.ts';
import styles from './density-bar.module.css';

export interface DensityBarProps {
  row: DensityRow;
  band: KeywordDensityOutput['band'];
}

/** A density as a bar, with the optimal band behind it. The figures are beside it as text. */
export function DensityBar({ row, band }: DensityBarProps) {
  return (
    <svg className={styles.bar} width="100%" height="16" aria-hidden="true" focusable="false">
      <rect className={styles.track} y="4" width="100%" height="8" rx="4" />
      <svg x={`${band.lowAt}%`} width={`${band.highAt - band.lowAt}%`} height="16">
        <rect className={styles.band} width="100%" height="16" rx="3" />
      </svg>
      <rect
        className={styles.fill}
        data-status={row.verdict}
        y="4"
        width={`${row.barWidth}%`}
        height="8"
        rx="4"
      />
    </svg>
  );
}
