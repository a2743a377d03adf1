import { classNames } from '../class-names.ts';
import type { Tone } from '../tone.ts';
import tones from '../tone.module.css';
import { roundToHundredth } from './round-to-hundredth.ts';
import styles from './sparkline.module.css';

export interface SparkPoint {
  id: string;
  value: number;
  /** Day and value as people read them. */
  text: string;
}

export interface SparklineProps {
  /** What the line shows, with its outcome: "Last 7 days, from 6.90 to 7.20". */
  label: string;
  points: readonly SparkPoint[];
  tone?: Tone | undefined;
}

const WIDTH = 120;
const HEIGHT = 32;
const MARGIN = 3;

/** The shape of a few values over time; the values themselves are a list for screen readers. */
export function Sparkline({ label, points, tone = 'accent' }: SparklineProps) {
  const places = toPlaces(points.map(({ value }) => value));
  const last = places[places.length - 1];
  return (
    <figure className={classNames(styles.figure, tones[tone])} role="group" aria-label={label}>
      <svg className={styles.picture} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
        <polyline className={styles.line} points={places.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {last && <circle className={styles.end} cx={last.x} cy={last.y} r="2.6" />}
      </svg>
      <ol className="visually-hidden">
        {points.map((point) => (
          <li key={point.id}>{point.text}</li>
        ))}
      </ol>
    </figure>
  );
}

function toPlaces(values: readonly number[]): readonly { x: number; y: number }[] {
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  const step = values.length > 1 ? (WIDTH - 2 * MARGIN) / (values.length - 1) : 0;
  return values.map((value, index) => ({
    x: roundToHundredth(MARGIN + index * step),
    y: roundToHundredth(
      span === 0 ? HEIGHT / 2 : HEIGHT - MARGIN - ((value - low) / span) * (HEIGHT - 2 * MARGIN),
    ),
  }));
}
