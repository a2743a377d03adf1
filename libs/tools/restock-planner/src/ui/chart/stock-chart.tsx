import { classNames } from '@seller-toolbox/ui';
import type { ChartLayout, PlacedText } from './chart-layout.ts';
import { HEAD, PLOT_HEIGHT } from './chart-layout.ts';
import styles from './stock-chart.module.css';

export interface StockChartProps {
  /** What the line shows, with its outcome. */
  label: string;
  layout: ChartLayout;
  /** Deliveries and closure, to be read out. */
  marks: readonly string[];
}

/** The stock over time with its deliveries, levels and the days on which something has to be done. The values as a table belong beside it. */
export function StockChart({ label, layout, marks }: StockChartProps) {
  const { closure, texts, axis } = layout;
  return (
    <figure className={styles.figure} role="group" aria-label={label}>
      <ul className="visually-hidden">
        {marks.map((mark) => (
          <li key={mark}>{mark}</li>
        ))}
      </ul>
      <div
        className={styles.plot}
        style={{ gridTemplateRows: `${PLOT_HEIGHT}px ${axis.height}px`, paddingTop: HEAD }}
        aria-hidden="true"
      >
        <svg className={styles.scale} focusable="false">
          {layout.ticks.map(({ text, y }) => (
            <text key={y} x="100%" dx="-6" y={`${y}%`} textAnchor="end" dominantBaseline="central">
              {text}
            </text>
          ))}
        </svg>
        {closure && (
          <span
            className={styles.closure}
            style={{ left: `${closure.x}%`, width: `${closure.width}%`, top: -HEAD }}
          >
            {closure.text}
          </span>
        )}
        <Lines layout={layout} />
        <svg className={styles.names} focusable="false">
          <Texts texts={texts} />
        </svg>
        <svg className={styles.axis} focusable="false">
          {layout.arrivals.map((x) => (
            <svg key={x} x={`${x}%`}>
              <path d="M-4 8 0 1 4 8z" />
            </svg>
          ))}
          {layout.order !== null && <circle className={styles.ring} cx={`${layout.order}%`} cy="0" r="4.5" />}
          <Texts texts={axis.texts} />
        </svg>
      </div>
    </figure>
  );
}

/** In percent of the plot, which stretches them; the width of a stroke stays, so a dot is a stroke without length. */
function Lines({ layout }: Pick<StockChartProps, 'layout'>) {
  const { ticks, levels, zero, line, below, withoutOrder, stockOut } = layout;
  return (
    <svg className={styles.picture} viewBox="0 0 100 100" preserveAspectRatio="none" focusable="false">
      {ticks.map(({ y }) => (
        <path key={y} className={y === zero ? styles.zero : styles.grid} d={`M0 ${y}h100`} />
      ))}
      {levels.map((y, index) => (
        <path key={index} className={styles.level} d={`M0 ${y}h100`} />
      ))}
      <path className={styles.now} d="M0 0v100" />
      <polygon className={styles.below} points={below} />
      {withoutOrder && <polyline className={styles.otherwise} points={withoutOrder} />}
      <polyline className={styles.line} points={line} />
      {stockOut !== null && <path className={styles.dot} d={`M${stockOut} ${zero}h.001`} />}
    </svg>
  );
}

function Texts({ texts }: { texts: readonly PlacedText[] }) {
  return texts.map(({ id, text, x, y, dx, align }) => (
    <text key={id} className={classNames(styles[kindOf(id)])} x={`${x}%`} y={y} dx={dx} textAnchor={align}>
      {text}
    </text>
  ));
}

/** "arrival-12" is an arrival. */
function kindOf(id: string): string {
  return id.replace(/-\d+$/, '');
}
