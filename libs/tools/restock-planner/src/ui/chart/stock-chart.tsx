import { PLOT_HEIGHT, type ChartLayout } from './chart-layout.ts';
import { LINE_HEIGHT, type PlacedText } from './place-texts.ts';
import styles from './stock-chart.module.css';
import { StockLines } from './stock-lines.tsx';

export interface StockChartProps {
  /** What the line shows, with its outcome. */
  label: string;
  layout: ChartLayout;
  /** Deliveries and closure, to be read out. */
  marks: readonly string[];
  /** The names of the levels and of the line of stock and inbound units. */
  keys: readonly string[];
  /** The name of the days on which factories are closed. */
  closureKey: string;
  unitsOf: (units: number) => string;
}

/** The stock over time: the arrival of the order above, months, order and stock-out below. The values as a table belong beside it. */
export function StockChart(props: StockChartProps) {
  const { label, layout, marks, keys, closureKey, unitsOf } = props;
  const { plot, closure, flags, head, axis } = layout;
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
          <Texts texts={flags} />
        </svg>
        <svg className={styles.axis}>
          {axis.ticks.map((x) => (
            <line key={x} x1={`${x}%`} x2={`${x}%`} y2="5" />
          ))}
          <Texts texts={axis.months} />
          {axis.events.map((event) => (
            <g key={event.id} className={styles[event.id]}>
              <circle cx={`${event.x}%`} r="4.5" />
              <circle cx={`${event.x}%`} cy={event.y - 4} r="4.5" />
              <Texts texts={[event]} />
            </g>
          ))}
        </svg>
      </div>
      <p className={styles.keys} aria-hidden="true">
        {keys.map((key) => (
          <span key={key}>{key}</span>
        ))}
        {closure && <span className={styles.closureKey}>{closureKey}</span>}
      </p>
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
