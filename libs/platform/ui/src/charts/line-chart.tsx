import { useId } from 'react';
import { classNames } from '../class-names.ts';
import type { Tone } from '../tone.ts';
import tones from '../tone.module.css';
import { niceTicks } from './nice-ticks.ts';
import { shareOf } from './share.ts';
import { roundToHundredth } from './round-to-hundredth.ts';
import styles from './line-chart.module.css';

export interface LinePoint {
  readonly x: number;
  readonly y: number;
}

export interface LineMark {
  readonly id: string;
  readonly x: number;
  /** With the number in it: "Your price 29.99". */
  readonly label: string;
}

export interface LineChartProps {
  /** What the line shows, with its outcome. */
  label: string;
  /** In the order of x. Where the line leaps, two points lie close together. */
  points: readonly LinePoint[];
  formatX: (x: number) => string;
  formatY: (y: number) => string;
  /** Upright lines; the list of them is read out. */
  marks?: readonly LineMark[] | undefined;
  /** Level lines that mean something, each with its own tick: a wanted value. */
  levels?: readonly number[] | undefined;
  tone?: Tone | undefined;
}

const TICKS_X = 5;
const TICKS_Y = 4;

/** One value over another, with a scale on both sides. The values as a table belong beside it. */
export function LineChart(props: LineChartProps) {
  const { label, points, formatX, formatY, marks = [], levels = [], tone = 'accent' } = props;
  const id = useId();
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first.x === last.x) return null;
  const ticksX = niceTicks(first.x, last.x, TICKS_X);
  const ys = [...points.map(({ y }) => y), ...levels];
  const ticksY = niceTicks(Math.min(...ys), Math.max(...ys), TICKS_Y);
  const bottom = Math.min(...ys, ...ticksY);
  const top = Math.max(...ys, ...ticksY);
  const placeX = (x: number) => roundToHundredth(shareOf(x - first.x, last.x - first.x) * 100);
  const placeY = (y: number) => roundToHundredth(100 - shareOf(y - bottom, top - bottom) * 100);
  const path = points.map(({ x, y }) => `${placeX(x)},${placeY(y)}`).join(' ');
  return (
    <figure className={classNames(styles.figure, tones[tone])} role="group" aria-label={label}>
      <div className={styles.plot}>
        <svg className={styles.scaleY} aria-hidden="true" focusable="false">
          {ticksY.map((y) => (
            <text key={y} x="100%" dx="-8" y={`${placeY(y)}%`} textAnchor="end" dominantBaseline="central">
              {formatY(y)}
            </text>
          ))}
        </svg>
        <svg
          className={styles.picture}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          {ticksY.map((y) => (
            <line
              key={y}
              className={y === 0 ? styles.zero : styles.grid}
              x1="0"
              x2="100"
              y1={placeY(y)}
              y2={placeY(y)}
            />
          ))}
          {levels.map((y) => (
            <line key={y} className={styles.level} x1="0" x2="100" y1={placeY(y)} y2={placeY(y)} />
          ))}
          {marks.map(({ id: mark, x }, index) => (
            <line
              key={mark}
              className={classNames(styles.mark, styles[`mark${(index % 3) + 1}`])}
              x1={placeX(x)}
              x2={placeX(x)}
              y1="0"
              y2="100"
            />
          ))}
          <polyline className={styles.line} points={path} />
        </svg>
        <svg className={styles.scaleX} aria-hidden="true" focusable="false">
          {ticksX
            .filter((x) => x >= first.x && x <= last.x)
            .map((x) => (
              <text key={x} x={`${placeX(x)}%`} y="16" textAnchor="middle">
                {formatX(x)}
              </text>
            ))}
        </svg>
      </div>
      {marks.length > 0 && (
        <ul className={styles.marks}>
          {marks.map((mark, index) => (
            <li key={`${id}-${mark.id}`}>
              <svg width="18" height="10" aria-hidden="true" focusable="false">
                <line
                  className={classNames(styles.mark, styles[`mark${(index % 3) + 1}`])}
                  x1="0"
                  x2="18"
                  y1="5"
                  y2="5"
                />
              </svg>
              {mark.label}
            </li>
          ))}
        </ul>
      )}
    </figure>
  );
}
