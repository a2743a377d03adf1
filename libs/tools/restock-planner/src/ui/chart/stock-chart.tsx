import type { ChartLayout } from './chart-layout.ts';
import { LINE_HEIGHT, type PlacedText } from './place-texts.ts';
import { PLOT_HEIGHT } from './plot.ts';
import styles from './stock-chart.module.css';
import { StockLines } from './stock-lines.tsx';

export interface StockChartProps {
  /** What the line shows, with its outcome. */
  label: string;
  layout: ChartLayout;
  /** Deliveries and closure, to be read out. */
  marks: readonly string[];
  unitsOf: (units: number) => string;
}

/** The stock over time: deliveries above, months, order and stock-out below, every line with its name. The values as a table belong beside it. */
export function StockChart(props: StockChartProps) {
  const { label, layout, marks, unitsOf } = props;
  const { plot, closure, flags, levels, head, axis } = layout;
  return (
    <figure className={styles.figure} role="group" aria-label={label}>
      <ul className="visually-hidden">
        {marks.map((mark) => (
          <li key={mark}>{mark}</li>
        ))}
      </ul>
      <div
        className={styles.plot}
        style={{ gridTemplateRows: `${PLOT_HEIGHT}px ${axis.height}px`, paddingTop: head }}
        aria-hidden="true"
      >
        <svg>
          {plot.ticks.map((units) => (
            <text key={units} x="100%" dx="-6" y={`${plot.placeY(units)}%`} dy=".35em" textAnchor="end">
              {unitsOf(units)}
            </text>
          ))}
        </svg>
        {closure && (
          <span className={styles.closure} style={{ left: `${closure.x}%`, width: `${closure.width}%` }} />
        )}
        <StockLines plot={plot} flags={flags} />
        <svg className={styles.flags}>
          <Texts texts={[...flags, ...levels]} />
        </svg>
        <svg className={styles.axis}>
          {axis.ticks.map((x) => (
            <line key={x} x1={`${x}%`} x2={`${x}%`} y2="5" />
          ))}
          <Texts texts={axis.months} />
          {axis.events.map((event) => (
            <g key={event.id} className={styles[event.id]}>
              <line x1={`${event.x}%`} x2={`${event.x}%`} y2="8" />
              <circle cx={`${event.x}%`} cy={event.y - 4} r="4.5" />
              <Texts texts={[event]} />
            </g>
          ))}
        </svg>
      </div>
    </figure>
  );
}

function Texts({ texts }: { texts: readonly PlacedText[] }) {
  return texts.flatMap(({ id, lines, x, y, dx, align }) =>
    lines.map((line, index) => (
      <text
        key={`${id}-${line}`}
        className={styles[id]}
        x={`${x}%`}
        y={y + (index + 1 - lines.length) * LINE_HEIGHT}
        dx={dx}
        textAnchor={align}
      >
        {line}
      </text>
    )),
  );
}
