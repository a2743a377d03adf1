import { classNames } from '../class-names.ts';
import type { Tone } from '../tone.ts';
import tones from '../tone.module.css';
import styles from './chart-fill.module.css';

/** How many fills differ in color; later ones repeat the color with another pattern. */
const CHART_COLORS = 6;

const COLOR_CLASSES = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6'] as const;
const PATTERN_PATHS = [
  '',
  'M-2 10 10 -2 M-2 2 2 -2 M6 10 10 6',
  'M-1 4H9',
  'M-2 -2 10 10 M6 -2 10 2 M-2 6 2 10',
  'M4 -1V9',
  'M-1 4H9 M4 -1V9',
] as const;

/** Color (its number, from 1) and lines (in a square of 8) of a segment. */
function chartPattern(index: number): { color: number; path: string } {
  const turn = Math.floor(index / CHART_COLORS);
  return {
    color: (index % CHART_COLORS) + 1,
    path: PATTERN_PATHS[(index + turn) % PATTERN_PATHS.length] ?? '',
  };
}

export interface ChartFillProps {
  id: string;
  /** Place of the segment in its chart, from 0. */
  index: number;
  /** The color where one means something on the page; the place then decides the pattern only. */
  tone?: Tone | undefined;
}

/** Color and pattern of a segment, so that neither print nor color blindness loses it. */
export function ChartFill({ id, index, tone }: ChartFillProps) {
  const { color, path } = chartPattern(index);
  return (
    <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse">
      <rect
        width="8"
        height="8"
        className={classNames(
          tone ? styles.toned : styles[COLOR_CLASSES[color - 1] ?? 'c1'],
          tone && tones[tone],
        )}
      />
      {path !== '' && <path d={path} className={styles.lines} />}
    </pattern>
  );
}
