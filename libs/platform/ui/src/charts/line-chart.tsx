import { useId, type CSSProperties } from 'react';
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
  /** Where the mark is a span: its end. */
  readonly to?: number | undefined;
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
  /** `flags` writes each name above the plot, at the head of its line, and fills below the curve; the marks come in the order of x. */
  markLook?: 'listed' | 'flags' | undefined;
  /** Where the scale of x has its ticks, instead of at round numbers. */
  ticksX?: readonly number[] | undefined;
  /** Level lines that mean something, each with its own tick: a wanted value. */
  levels?: readonly number[] | undefined;
  /** The name of each level, written at the right end of its line. */
  levelLabels?: readonly string[] | undefined;
  /** What happens otherwise: a second, dashed line on the same scales. */
  otherwise?: readonly LinePoint[] | undefined;
  /** What it shows, written above the level stretch in which it ends. */
  otherwiseLabel?: string | undefined;
  tone?: Tone | undefined;
}

const TICKS_X = 5;
const TICKS_Y = 4;
/** Share of the plot from which on a name is written to the left of its line. */
const LEFT_FROM = 60;

/** One value over another, with a scale on both sides. The values as a table belong beside it. */
export function LineChart(props: LineChartProps) {
  const {
    label,
    points,
    formatX,
    formatY,
    marks = [],
    markLook = 'listed',
    levels = [],
    levelLabels = [],
    otherwise = [],
    otherwiseLabel,
    tone = 'accent',
  } = props;
  const id = useId();
  const hasFlags = markLook === 'flags';
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first.x === last.x) return null;
  const { ticksX = niceTicks(first.x, last.x, TICKS_X) } = props;
  const ys = [...points.map(({ y }) => y), ...levels];
  const ticksY = niceTicks(Math.min(...ys), Math.max(...ys), TICKS_Y);
  const bottom = Math.min(...ys, ...ticksY);
  const top = Math.max(...ys, ...ticksY);
  const placeX = (x: number) => roundToHundredth(shareOf(x - first.x, last.x - first.x) * 100);
  const placeY = (y: number) => roundToHundredth(100 - shareOf(y - bottom, top - bottom) * 100);
  const pathOf = (line: readonly LinePoint[]) =>
    line.map(({ x, y }) => `${placeX(x)},${placeY(y)}`).join(' ');
  return (
    <figure className={classNames(styles.figure, tones[tone])} role="group" aria-label={label}>
      {hasFlags && <Flags marks={marks} placeX={placeX} />}
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
          <Spans marks={marks} placeX={placeX} end={last.x} />
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
          {marks.map(({ id: mark, x, to }, index) => (
            <line
              key={mark}
              className={classNames(styles.mark, !hasFlags && styles[`mark${(index % 3) + 1}`])}
              x1={placeX(x)}
              x2={placeX(x)}
              y1="0"
              y2={to === undefined ? 100 : 0}
            />
          ))}
          {hasFlags && <polygon className={styles.below} points={`0,100 ${pathOf(points)} 100,100`} />}
          {otherwise.length > 0 && (
            <polyline className={classNames(styles.line, styles.otherwise)} points={pathOf(otherwise)} />
          )}
          <polyline className={styles.line} points={pathOf(points)} />
        </svg>
        <OtherwiseName line={otherwise} label={otherwiseLabel} placeX={placeX} placeY={placeY} />
        {levelLabels.length > 0 && (
          <div className={styles.names} aria-hidden="true">
            {levelLabels.map((name, index) => (
              <span key={name} style={{ top: `${placeY(levels[index] ?? 0)}%` }}>
                {name}
              </span>
            ))}
          </div>
        )}
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
      {!hasFlags && marks.length > 0 && (
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

interface OtherwiseNameProps {
  line: readonly LinePoint[];
  label: string | undefined;
  placeX: (x: number) => number;
  placeY: (y: number) => number;
}

function OtherwiseName({ line, label, placeX, placeY }: OtherwiseNameProps) {
  const from = line.at(-2);
  if (!from || label === undefined) return null;
  const x = placeX(from.x);
  const isLeft = x > LEFT_FROM;
  return (
    <b
      className={classNames(styles.otherwiseName, isLeft && styles.leftName)}
      style={{
        top: `${placeY(from.y)}%`,
        left: isLeft ? undefined : `${x}%`,
        maxWidth: isLeft ? undefined : `${100 - x}%`,
      }}
      aria-hidden="true"
    >
      <span>{label}</span>
    </b>
  );
}

interface SpansProps {
  marks: readonly LineMark[];
  placeX: (x: number) => number;
  /** Of the line. */
  end: number;
}

function Spans({ marks, placeX, end }: SpansProps) {
  return marks.map(({ id, x, to }) => {
    const width = to === undefined ? 0 : placeX(Math.min(to, end)) - placeX(x);
    return width > 0 && <rect key={id} className={styles.span} x={placeX(x)} width={width} height="100" />;
  });
}

/** The names above the plot in rows of their own: the lines of the first ones pass to the left of those below. */
function Flags({ marks, placeX }: Omit<SpansProps, 'end'>) {
  return (
    <ul className={styles.flags} style={{ '--rows': marks.length } as CSSProperties}>
      {marks.map(({ id, x, to, label }, row) => (
        <li
          key={id}
          className={classNames(
            to !== undefined && styles.spanFlag,
            placeX(x) > LEFT_FROM && styles.leftFlag,
          )}
          style={{ '--row': row, '--place': placeX(x) } as CSSProperties}
        >
          <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}
