import { useId } from 'react';
import { classNames } from '../class-names.ts';
import type { Tone } from '../tone.ts';
import tones from '../tone.module.css';
import { niceTicks } from './nice-ticks.ts';
import { shareOf } from './share.ts';
import { roundToHundredth } from './round-to-hundredth.ts';
import { spreadMarks } from './spread-marks.ts';
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
  /**
   * `numbered` puts a number above each line and before its name in the list, and fills below the curve; the marks come in the
   * order of x.
   */
  markLook?: 'listed' | 'numbered' | undefined;
  /** Where the scale of x has its ticks, instead of at round numbers. */
  ticksX?: readonly number[] | undefined;
  /** Level lines that mean something, each with its own tick: a wanted value. */
  levels?: readonly number[] | undefined;
  /** The name of each level, written at the right end of its line. */
  levelLabels?: readonly string[] | undefined;
  /** What happens otherwise: a second, dashed line on the same scales. */
  otherwise?: readonly LinePoint[] | undefined;
  tone?: Tone | undefined;
}

const TICKS_X = 5;
const TICKS_Y = 4;
/** Pixels: where the numbers are, and from there to the plot. */
const NUMBER_CENTER = 9.5;
const NUMBERS_HEIGHT = 34;
/** Share of the plot between two numbers: their width in the narrowest plot, on a phone. */
const NUMBER_GAP = 11;

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
    tone = 'accent',
  } = props;
  const id = useId();
  const isNumbered = markLook === 'numbered';
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
      {isNumbered && <NumberedMarks marks={marks} placeX={placeX} />}
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
              className={classNames(styles.mark, styles[`mark${(index % 3) + 1}`])}
              x1={placeX(x)}
              x2={placeX(x)}
              y1="0"
              y2={to === undefined ? 100 : 0}
            />
          ))}
          {isNumbered && <polygon className={styles.below} points={`0,100 ${pathOf(points)} 100,100`} />}
          {otherwise.length > 0 && (
            <polyline className={classNames(styles.line, styles.otherwise)} points={pathOf(otherwise)} />
          )}
          <polyline className={styles.line} points={pathOf(points)} />
        </svg>
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
      {marks.length > 0 && (
        <ul className={styles.marks}>
          {marks.map((mark, index) => (
            <li key={`${id}-${mark.id}`}>
              {isNumbered ? (
                <svg width="18" height="18" aria-hidden="true" focusable="false">
                  <MarkSign mark={mark} index={index} x="50%" y={9} />
                </svg>
              ) : (
                <svg width="18" height="10" aria-hidden="true" focusable="false">
                  <line
                    className={classNames(styles.mark, styles[`mark${(index % 3) + 1}`])}
                    x1="0"
                    x2="18"
                    y1="5"
                    y2="5"
                  />
                </svg>
              )}
              {mark.label}
            </li>
          ))}
        </ul>
      )}
    </figure>
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

/** The numbers above the plot; a leader leads from each to its line. */
function NumberedMarks({ marks, placeX }: { marks: readonly LineMark[]; placeX: (x: number) => number }) {
  const numbered = marks.flatMap((mark, index) => (mark.to === undefined ? [{ mark, index }] : []));
  const signs = spreadMarks(
    numbered.map(({ mark }) => placeX(mark.x)),
    NUMBER_GAP,
  );
  return (
    <svg className={styles.numbers} height={NUMBERS_HEIGHT} aria-hidden="true" focusable="false">
      {numbered.map(({ mark, index }, place) => {
        const x = `${roundToHundredth(signs[place] ?? 0)}%`;
        return (
          <g key={mark.id}>
            <line
              className={styles.leader}
              x1={x}
              x2={`${placeX(mark.x)}%`}
              y1={NUMBER_CENTER}
              y2={NUMBERS_HEIGHT}
            />
            <MarkSign mark={mark} index={index} x={x} y={NUMBER_CENTER} />
          </g>
        );
      })}
    </svg>
  );
}

interface MarkSignProps {
  mark: LineMark;
  index: number;
  x: string;
  y: number;
}

/** The number of a mark in a disc; for a span its color. */
function MarkSign({ mark, index, x, y }: MarkSignProps) {
  if (mark.to !== undefined) return <rect className={styles.span} y="3" width="18" height="12" rx="3" />;
  return (
    <g className={styles.sign}>
      <circle cx={x} cy={y} r="8.5" />
      <text x={x} y={y} textAnchor="middle" dominantBaseline="central">
        {index + 1}
      </text>
    </g>
  );
}
