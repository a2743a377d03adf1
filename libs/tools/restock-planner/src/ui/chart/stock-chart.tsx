import { PLOT_HEIGHT, type ChartLayout } from './chart-layout.ts';
import type { PlacedText } from './place-texts.ts';
import styles from './stock-chart.module.css';
import { StockLines } from './stock-lines.tsx';

export interface StockChartProps {
  /** What the line shows, with its outcome. */
  label: string;
  layout: ChartLayout;
  /** Deliveries and closure, to be read out. */
  marks: readonly string[];
  closure: string;
  unitsOf: (units: number) => string;
}

/** The stock over time with its deliveries, levels and the days on which something has to be done. The values as a table belong beside it. */
export function StockChart({ label, layout, marks, closure, unitsOf }: StockChartProps) {
  const { plot, closure: span, head, texts, axis } = layout;
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
        {span && (
          <span
            className={styles.closure}
            style={{ left: `${span.x}%`, width: `${span.width}%`, top: -head }}
          >
            <span>{closure}</span>
          </span>
        )}
        <StockLines plot={plot} />
        <svg className={styles.names}>
          <Texts texts={texts} />
        </svg>
        <svg className={styles.axis}>
          {axis.arrivals.map((x) => (
            <svg key={x} x={`${x}%`}>
              <path d="M-4 8 0 1 4 8z" />
            </svg>
          ))}
          {axis.order !== null && <circle cx={`${axis.order}%`} r="4.5" />}
          <Texts texts={axis.texts} />
        </svg>
      </div>
    </figure>
  );
}

/** The class is the kind of the id: an "arrival-12" is an arrival. */
function Texts({ texts }: { texts: readonly PlacedText[] }) {
  return texts.map(({ id, text, x, y, dx, align }) => (
    <text key={id} className={styles[id.replace(/-\d+$/, '')]} x={`${x}%`} y={y} dx={dx} textAnchor={align}>
      {text}
    </text>
  ));
}
