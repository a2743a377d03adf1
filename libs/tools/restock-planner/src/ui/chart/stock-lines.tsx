import type { Flag } from './chart-layout.ts';
import type { Plot } from './plot.ts';
import styles from './stock-chart.module.css';

/** The lines of a plot, stretched to its box; the width of a stroke stays. */
export function StockLines({ plot, flags = [] }: { plot: Plot; flags?: readonly Flag[] }) {
  const { ticks, levels, placeY, line, below, withoutOrder } = plot;
  return (
    <svg className={styles.picture} viewBox="0 0 100 100" preserveAspectRatio="none">
      <path className={styles.grid} d={acrossAt(ticks.map(placeY))} />
      <path className={styles.zero} d={acrossAt([placeY(0)])} />
      {levels.map((y, index) => (
        <path key={index === 0 ? 'reorder' : 'safety'} className={styles.level} d={acrossAt([y])} />
      ))}
      <path className={styles.now} d="M0 0v100" />
      <path className={styles.pole} d={flags.map(({ x, from, to }) => `M${x} ${from}V${to}`).join('')} />
      <polygon points={below} />
      <polyline className={styles.line} points={line} />
      <polyline className={styles.withoutOrder} points={withoutOrder} />
    </svg>
  );
}

function acrossAt(places: readonly number[]): string {
  return places.map((y) => `M0 ${y}h100`).join('');
}
